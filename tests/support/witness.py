"""What the pages of the tests run beside their own scripts."""

# Records what the live regions of a page say, as a screen reader would: the whole text of a region
# each time it changes. Also layout shifts, in the browser's own measure: those within half a second
# of an input are expected, and are kept apart. And the view that the page has, which lags behind
# the server's. And what the page still has to do, so that nobody need guess how long that takes:
# timers that end soon, requests that are under way. Its clock can be put ahead.
WITNESS = """(() => {
    window.heard = [];
    window.viewed = null;
    const busy = new Set();
    const { setTimeout, clearTimeout, fetch } = window;
    window.setTimeout = (work, ms = 0, ...given) => {
        const timer = setTimeout(() => {
            busy.delete(timer);
            work(...given);
        }, ms);
        if (ms < 2000) busy.add(timer);
        return timer;
    };
    window.clearTimeout = (timer) => {
        busy.delete(timer);
        clearTimeout(timer);
    };
    window.fetch = (...how) => {
        const answer = fetch(...how);
        busy.add(answer);
        answer.then((one) => one.clone().arrayBuffer()).catch(() => {})
            .then(() => busy.delete(answer));
        return answer;
    };
    let ahead = 0;
    const clocks = [Date, performance].map((clock) => {
        const now = clock.now.bind(clock);
        let still = null;
        clock.now = () => (still ?? now()) + ahead;
        return (stop) => (still = stop ? now() : null);
    });
    window.stopClocks = (stop) => clocks.forEach((one) => one(stop));
    window.later = (ms) => void (ahead += ms);
    const unanswered = new Set();
    window.awaited = () => unanswered.size;
    window.WebSocket = class extends WebSocket {
        constructor(...how) {
            super(...how);
            this.addEventListener("message", ({ data }) => {
                const { view, done, nonce } = JSON.parse(data);
                window.viewed = view ?? window.viewed;
                unanswered.delete(done ?? nonce);
            });
            this.addEventListener("close", () => unanswered.clear()); // they are sent again
        }
        send(text) {
            unanswered.add(JSON.parse(text).nonce);
            super.send(text);
        }
    };
    const said = new WeakMap();
    let changes = 0;
    const listen = () => {
        changes += 1;
        const live = "[role=status], [role=alert], [aria-live]";
        for (const region of document.querySelectorAll(live)) {
            const text = region.textContent.trim().replace(/\\s+/g, " ");
            if (region.getAttribute("aria-live") === "off" || text === said.get(region)) continue;
            said.set(region, text);
            if (text) window.heard.push(text);
        }
    };
    new MutationObserver(listen).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true });
    let jumps = { sudden: 0, caused: 0, what: [] };
    const measure = (entries) => {
        for (const { value, hadRecentInput, sources } of entries) {
            jumps[hadRecentInput ? "caused" : "sudden"] += value;
            const places = sources.map(({ node, previousRect: a, currentRect: b }) =>
                `${node?.nodeName} ${node?.className ?? node?.textContent} ` +
                `${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`);
            jumps.what.push(`${value.toFixed(4)} ${hadRecentInput} ${places.join("; ")}`);
        }
    };
    const shifts = new PerformanceObserver((list) => measure(list.getEntries()));
    shifts.observe({ type: "layout-shift", buffered: true });
    window.jumped = () => {
        measure(shifts.takeRecords());
        const found = jumps;
        jumps = { sudden: 0, caused: 0, what: [] };
        return found;
    };
    const moving = ({ playState, effect }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    window.atRest = async () => {
        for (let still = 0, seen = -1; still < 3; seen = changes) {
            await new Promise(requestAnimationFrame);
            const rests = seen === changes && !busy.size && !unanswered.size &&
                document.readyState === "complete" &&
                document.fonts.status === "loaded" && !document.getAnimations().some(moving) &&
                [...document.images].every((one) => one.complete || one.loading === "lazy");
            still = rests ? still + 1 : 0;
        }
        return true;
    };
})()"""

# What goes away by itself after some seconds stays, so that there is time to look at it.
LASTING = """(() => {
    const { setTimeout } = window;
    window.setTimeout = (work, ms, ...more) => ms < 2000 || !ms ? setTimeout(work, ms, ...more) : 0;
})()"""
