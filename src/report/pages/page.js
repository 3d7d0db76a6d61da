// Shows one edition and one outcome at a time, and keeps the address in step: #c2/3 is outcome 3 in
// edition c2. All texts are in the page already.
"use strict";
(() => {
    const root = document.documentElement;
    const scenarios = [...document.querySelectorAll(".scenario")].map(scenarioOf);
    let current = scenarios[0]; // the one that the keys speak to

    // The parts of one scenario, and where it stands.
    function scenarioOf(element) {
        const panels = [...element.querySelectorAll(".panel")].map(panelOf);
        const editions = panels.flatMap((panel) => panel.editions);
        const radios = [...element.querySelectorAll(".editions input")];
        return { element, prefix: element.dataset.prefix, panels, radios, edition: editions[0] };
    }

    function panelOf(element) {
        return {
            element,
            editions: element.dataset.editions.split(" "),
            all: Number(element.dataset.outcomes),
            outcomes: [...element.querySelectorAll(".outcome")],
            stepper: element.querySelector(".stepper"),
            number: 1,
        };
    }

    function panelWith(scenario, edition) {
        return scenario.panels.find((panel) => panel.editions.includes(edition));
    }

    function showOutcome(panel) {
        panel.outcomes.forEach((outcome, at) => {
            outcome.hidden = at + 1 !== panel.number;
        });
        if (!panel.stepper) return;
        panel.stepper.querySelector("select").value = String(panel.number);
        panel.stepper.querySelector(".where").textContent = `${panel.number} of ${panel.all}`;
        const ends = { ".previous": 1, ".next": panel.outcomes.length };
        for (const [button, end] of Object.entries(ends)) {
            // Not `disabled`: that would take the keyboard's place away.
            panel.stepper.querySelector(button).setAttribute("aria-disabled", String(panel.number === end));
        }
    }

    function show(scenario) {
        const shown = panelWith(scenario, scenario.edition);
        for (const panel of scenario.panels) panel.element.hidden = panel !== shown;
        for (const radio of scenario.radios) radio.checked = radio.value === scenario.edition;
        for (const name of shown.element.querySelectorAll(".names li")) {
            name.hidden = name.dataset.edition !== scenario.edition;
        }
        showOutcome(shown);
    }

    // Goes to what a person chose, and notes it in the address.
    function go(scenario, edition, number) {
        current = scenario;
        scenario.edition = edition;
        const panel = panelWith(scenario, edition);
        const last = Math.max(1, panel.outcomes.length);
        panel.number = Math.min(Math.max(1, number), last);
        show(scenario);
        const place = panel.outcomes.length ? `/${panel.number}` : "";
        try {
            history.replaceState(null, "", `#${scenario.prefix}${edition}${place}`);
        } catch {
            // A page inside another may have no address of its own.
        }
    }

    function step(scenario, by) {
        go(scenario, scenario.edition, panelWith(scenario, scenario.edition).number + by);
    }

    // Opens what the address names, where it names an edition or an outcome.
    function follow(hash) {
        const name = hash.slice(1);
        for (const scenario of scenarios) {
            if (!name.startsWith(scenario.prefix)) continue;
            const [edition, number = ""] = name.slice(scenario.prefix.length).split("/");
            const panel = panelWith(scenario, edition);
            if (!panel) continue;
            const isNumber = /^[0-9]+$/.test(number);
            go(scenario, edition, isNumber ? Number(number) : 1);
            const outcome = isNumber && panel.outcomes[panel.number - 1];
            (outcome || panel.element).scrollIntoView();
            return;
        }
    }

    function entryOf(link) {
        return document.getElementById(link.getAttribute("href").slice(1));
    }

    // A clause opens below the sentence that cites it, so that nobody loses the place.
    function toggleClause(link) {
        const entry = entryOf(link);
        const place = link.closest("li, p");
        if (!entry || !place) return false;
        const id = entry.id;
        const open = [...place.querySelectorAll(":scope > .opened")].find((note) => note.dataset.id === id);
        link.setAttribute("aria-expanded", String(!open));
        if (open) {
            open.remove();
            return true;
        }
        const note = document.createElement("dl");
        note.className = "opened";
        note.dataset.id = id;
        note.append(...[...entry.children].map((child) => child.cloneNode(true)));
        place.append(note);
        return true;
    }

    function onClick(event) {
        const target = event.target;
        const link = target.closest("a.cite");
        const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (link && plain && toggleClause(link)) event.preventDefault();
        const scenario = scenarios.find((one) => one.element.contains(target));
        if (!scenario) return;
        current = scenario;
        if (target.closest(".previous")) step(scenario, -1);
        if (target.closest(".next")) step(scenario, 1);
    }

    function onChange(event) {
        const scenario = scenarios.find((one) => one.element.contains(event.target));
        if (!scenario) return;
        if (event.target.matches("select")) go(scenario, scenario.edition, Number(event.target.value));
        if (event.target.matches(".editions input")) {
            const edition = event.target.value;
            go(scenario, edition, panelWith(scenario, edition).number);
        }
    }

    function onKey(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
        if (event.target.closest("input, select, textarea")) return;
        const focused = scenarios.find((one) => one.element.contains(document.activeElement));
        const scenario = focused || current;
        if (!scenario) return;
        const panel = panelWith(scenario, scenario.edition);
        if (panel.outcomes.length < 2) return;
        const target = {
            ArrowLeft: panel.number - 1,
            ArrowRight: panel.number + 1,
            Home: 1,
            End: panel.outcomes.length,
        }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        go(scenario, scenario.edition, target);
    }

    root.classList.add("scripted");
    for (const scenario of scenarios) show(scenario);
    for (const link of document.querySelectorAll("a.cite")) link.title = entryOf(link).children[1].textContent;
    follow(location.hash);
    document.addEventListener("click", onClick);
    document.addEventListener("change", onChange);
    document.addEventListener("keydown", onKey);
    window.addEventListener("hashchange", () => follow(location.hash));
})();
