"""Plays `robbers test --watch` on a terminal of its own: watch.py PROGRAM FOLDER

FOLDER holds a copy of tests/cli/inputs/suite. What is wrong is said on standard error.
"""
import os
import pty
import re
import select
import signal
import sys
import termios
import time

PROGRAM, FOLDER = sys.argv[1], sys.argv[2]
KEYS = "(a: all, f: failed, Enter: again, q: quit)"
TIMEOUT = 30
complaints = []


def run_as_shells_do():
    """Returns in a new process; this one lets it go on when it stops, and ends as it does."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpgrp())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
        return
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if not os.WIFSTOPPED(status):
            os._exit(os.waitstatus_to_exitcode(status))
        is_by_line = termios.tcgetattr(0)[3] & termios.ICANON
        print("stopped, line by line" if is_by_line else "stopped, key by key", flush=True)
        os.kill(job, signal.SIGCONT)


class Session:
    """A watched suite on a terminal."""

    def __init__(self, has_jobs):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(FOLDER)
            if has_jobs:
                run_as_shells_do()
            os.execv(PROGRAM, [PROGRAM, "test", "--watch", "--no-times", "-v", "suite/good.yaml", "suite/bad.yml"])
        self.seen = ""
        self.before = termios.tcgetattr(self.fd)

    def wait_for(self, text):
        """What is printed until `text` comes."""
        end = time.monotonic() + TIMEOUT
        while text not in self.seen:
            if time.monotonic() > end or not self.read():
                complaints.append(f"waited in vain for '{text}'; seen: {self.seen[-400:]!r}")
                return ""
        place = self.seen.index(text) + len(text)
        part, self.seen = self.seen[:place], self.seen[place:]
        return part

    def read(self):
        if not select.select([self.fd], [], [], 0.2)[0]:
            return True
        try:
            data = os.read(self.fd, 4096)
        except OSError:
            return False
        self.seen += re.sub("\x1b\\[[0-9;]*[A-Za-z]", "", data.decode(errors="replace"))
        return bool(data)

    def press(self, keys):
        os.write(self.fd, keys.encode())

    def is_as_before(self):
        return termios.tcgetattr(self.fd)[3] == self.before[3]

    def expect_as_before(self, when):
        end = time.monotonic() + TIMEOUT
        while not self.is_as_before() and time.monotonic() < end:
            time.sleep(0.05)
        if not self.is_as_before():
            complaints.append(f"{when}: the terminal is not as it was")

    def end(self, when, code):
        end, status = time.monotonic() + TIMEOUT, None
        while time.monotonic() < end and status is None:
            self.read()
            done, found = os.waitpid(self.pid, os.WNOHANG)
            status = found if done else None
        if status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            complaints.append(f"{when}: does not end")
        elif os.waitstatus_to_exitcode(status) != code:
            complaints.append(f"{when}: exit code {os.waitstatus_to_exitcode(status)}, not {code}")
        self.expect_as_before(when)
        os.close(self.fd)


def expect(text, *parts):
    for part in parts:
        if part not in text:
            complaints.append(f"expected '{part}' in {text!r}")


def begun(has_jobs=False):
    session = Session(has_jobs)
    expect(session.wait_for(KEYS), "Whole suite: 6 tests of 4 scenarios")
    return session


def play_keys():
    session = begun()
    if session.is_as_before():
        complaints.append("keys are read line by line")
    session.press("f")
    text = session.wait_for(KEYS)
    expect(text, "FAIL BAD [c2]", "Whole suite: 6 tests of 4 scenarios", "(BAD [c2], SAID [c2])")
    if "PASS GOOD" in text:
        complaints.append(f"f runs what passed: {text!r}")
    session.press("\n")
    if "PASS GOOD" in session.wait_for(KEYS):
        complaints.append("Enter runs other tests than the last round did")
    session.press("\x1b[A")  # an arrow is no key of ours
    time.sleep(0.5)
    session.press("zA")
    expect(session.wait_for(KEYS), "PASS BAD [c3.1]", "Whole suite")
    with open(f"{FOLDER}/suite/good.yaml", "a", encoding="utf-8") as file:
        file.write("# changed\n")
    expect(session.wait_for(KEYS), "PASS GOOD [c2]", "2 tests passed.", "Whole suite: 6 tests of 4 scenarios")
    session.press("q")
    session.end("q", 1)


def play_ends():
    for name, act, code in (
            ("Ctrl-C", lambda one: one.press("\x03"), 130), ("Ctrl-D", lambda one: one.press("\x04"), 1),
            ("Ctrl-\\", lambda one: one.press("\x1c"), -signal.SIGQUIT),
            ("SIGTERM", lambda one: os.kill(one.pid, signal.SIGTERM), 143),
            ("SIGHUP", lambda one: os.kill(one.pid, signal.SIGHUP), -signal.SIGHUP)):
        session = begun()
        act(session)
        session.end(name, code)


def play_stop():
    session = begun(has_jobs=True)
    session.press("\x1a")  # Ctrl-Z
    session.wait_for("stopped, line by line")
    time.sleep(0.5)
    session.press("a")
    expect(session.wait_for(KEYS), "Whole suite")
    session.press("q")
    session.end("q after a stop", 1)


def main():
    acts = (play_keys, play_ends, play_stop)
    for act in acts:
        act()
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    print(f"{len(acts)} plays")
    sys.exit(1 if complaints else 0)


main()
