"""Drives a headless Chromium over its debugging pipe, with the standard library only."""
import base64
import fcntl
import json
import os
import select
import shutil
import struct
import subprocess
import tempfile
import time
import zlib


def pipe():
    """Both ends of a pipe, above the descriptors that the browser is given."""
    ends = os.pipe()
    moved = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return moved


class Browser:
    """One Chromium with one page. Use as a context manager."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        commands, self.to_browser = pipe()
        self.from_browser, answers = pipe()
        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
            f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank",
        ]
        # The browser reads commands from descriptor 3 and answers on 4.
        self.process = subprocess.Popen(
            arguments, pass_fds=(3, 4), preexec_fn=lambda: (os.dup2(commands, 3), os.dup2(answers, 4)),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to_browser)  # the browser ends with its pipe
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.from_browser)
        shutil.rmtree(self.profile, ignore_errors=True)

    def _message(self, deadline):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.from_browser], [], [], max(0, deadline - time.monotonic()))
            data = os.read(self.from_browser, 1 << 20) if ready else b""
            if not data:
                raise SystemExit("page: the browser ended" if ready else "page: the browser does not answer")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        """The result of one command; events that come before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + 20
        while True:
            answer = self._message(deadline)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"page: {method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, event):
        """Waits until `event` has happened since events were last cleared."""
        deadline = time.monotonic() + 20
        while not any(e.get("method") == event for e in self.events):
            self.events.append(self._message(deadline))

    def open(self, url):
        """Loads `url` anew; `events` are those of this page."""
        for address in ("about:blank", url):
            self.events = []
            self.call("Page.navigate", url=address)
            self.wait_for("Page.loadEventFired")

    def value(self, expression):
        """What a script in the page evaluates to."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"page: {expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode={"End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39, "Tab": 9,
                                             "Enter": 13}[key],
                      **({"text": "\r"} if key == "Enter" and kind == "keyDown" else {}))

    def click(self, selector):
        """Presses the mouse in the middle of the first visible element; whether there is one."""
        place = self.value(
            f"""(() => {{
                const shown = [...document.querySelectorAll({json.dumps(selector)})]
                    .find((one) => one.getClientRects().length > 0);
                if (!shown) return null;
                shown.scrollIntoView({{block: "center"}});
                const box = shown.getClientRects()[0];
                return [box.x + box.width / 2, box.y + box.height / 2];
            }})()""")
        if place is None:
            return False
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
        return True

    def size(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=width < 600)

    def media(self, kind="", scheme="light"):
        self.call("Emulation.setEmulatedMedia", media=kind,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def scripts(self, run):
        self.call("Emulation.setScriptExecutionDisabled", value=not run)

    def screenshot(self, whole=False):
        """A PNG of what is seen, or of the whole page."""
        return base64.b64decode(self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"])

    def problems(self):
        """Errors, warnings and requests beyond the page itself, since it was opened."""
        found = []
        for event in self.events:
            details = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(f"exception: {details['exceptionDetails']['text']}")
            elif event.get("method") == "Runtime.consoleAPICalled":
                found.append(f"console: {details['type']}")
            elif event.get("method") == "Log.entryAdded":
                found.append(f"log: {details['entry']['text']}")
            elif event.get("method") == "Network.requestWillBeSent" and details["type"] != "Document":
                found.append(f"request: {details['request']['url']}")
        return found


def colours(png):
    """How often each colour is in a PNG of 8 bits a channel."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    channels = {2: 3, 6: 4}[kind]
    data, at = b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        if name == b"IDAT":
            data += png[at + 8:at + 8 + length]
        at += length + 12
    data = zlib.decompress(data)
    stride = width * channels
    above, counts = bytearray(stride), {}
    for row in range(height):
        start = row * (stride + 1)
        line = bytearray(data[start + 1:start + 1 + stride])
        unfilter(data[start], line, above, channels)
        for x in range(0, stride, channels):
            colour = bytes(line[x:x + 3])
            counts[colour] = counts.get(colour, 0) + 1
        above = line
    return counts


def unfilter(kind, line, above, channels):
    """Undoes the filter of one row of a PNG in place."""
    for x in range(len(line)):
        left = line[x - channels] if x >= channels else 0
        up = above[x]
        if kind == 1:
            line[x] = (line[x] + left) & 255
        elif kind == 2:
            line[x] = (line[x] + up) & 255
        elif kind == 3:
            line[x] = (line[x] + (left + up) // 2) & 255
        elif kind == 4:
            corner = above[x - channels] if x >= channels else 0
            distances = [(abs(up - corner), 0, left), (abs(left - corner), 1, up),
                         (abs(left + up - 2 * corner), 2, corner)]
            line[x] = (line[x] + min(distances)[2]) & 255
