// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** One tab of the browser: goes to addresses, presses keys and buttons, touches, and says what it sees. */
final class Page implements AutoCloseable {

    /** A screen to test with. */
    record Screen(int width, int height, boolean phone, boolean dark) {

        static final Screen DESKTOP = new Screen(1360, 850, false, false);
        static final Screen PHONE = new Screen(390, 844, true, false);

        Screen inDark() {
            return new Screen(width, height, phone, true);
        }
    }

    private static final int PATIENCE_MILLIS = 60_000;

    private static final String KNOWN_WORKERS = """
            window.workers = [];
            window.Worker = class extends Worker {
              constructor(...rest) {
                super(...rest);
                window.workers.push(this);
              }
            };""";

    private static final String NO_SERVICE_WORKER =
            "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined})";

    private static final String FORGET = "if (location.protocol === 'http:') localStorage.clear()";

    // A board that was just laid out has its place after the next frame.
    private static final String NEXT_FRAME =
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

    private final Browser browser;
    private final String tab;
    private final String session;
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private final Runnable deaf;

    Page(Browser browser, Screen screen) {
        this.browser = browser;
        tab = browser.tab();
        session = browser.call(null, "Target.attachToTarget", Map.of("targetId", tab, "flatten", true))
                .get("sessionId")
                .asString();
        deaf = browser.listen(this::note);
        call("Runtime.enable", Map.of());
        call("Log.enable", Map.of());
        call("Page.enable", Map.of());
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width", screen.width(),
                        "height", screen.height(),
                        "deviceScaleFactor", screen.phone() ? 2 : 1,
                        "mobile", screen.phone()));
        call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", KNOWN_WORKERS));
        call("Emulation.setTouchEmulationEnabled", Map.of("enabled", screen.phone()));
        look(screen);
    }

    /** Shows the page light or dark, as such a screen does. */
    void look(Screen screen) {
        call(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", screen.dark() ? "dark" : "light"),
                                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Keeps the page from being kept: a browser without service workers. */
    Page keepingNothing() {
        return beforehand(NO_SERVICE_WORKER);
    }

    /** Runs a script in whatever is opened, before anything else there. */
    Page beforehand(String script) {
        call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
        return this;
    }

    private JsonNode call(String method, Map<String, ?> parameters) {
        return browser.call(session, method, parameters);
    }

    // Whatever the console complains of.
    private void note(JsonNode message) {
        if (!session.equals(message.path("sessionId").asString(""))) {
            return;
        }
        String method = message.get("method").asString();
        JsonNode what = message.get("params");
        if (method.equals("Runtime.exceptionThrown")
                || (method.equals("Runtime.consoleAPICalled")
                        && what.get("type").asString().equals("error"))
                || (method.equals("Log.entryAdded")
                        && what.at("/entry/level").asString("").equals("error"))) {
            faults.add(what.toString());
        }
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    /** Opens an address and waits until the engine is ready. */
    Page open(String address) {
        call("Page.navigate", Map.of("url", "about:blank"));
        call("Page.navigate", Map.of("url", address));
        await("document.documentElement.dataset.ready === 'yes'");
        return this;
    }

    /** Opens an address as somebody who was never there. */
    Page openAfresh(String address) {
        JsonNode script = call("Page.addScriptToEvaluateOnNewDocument", Map.of("source", FORGET))
                .get("identifier");
        open(address);
        call("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        return this;
    }

    /** Loads the page again, as a person would. */
    void reload() {
        evaluate("delete document.documentElement.dataset.ready");
        call("Page.reload", Map.of());
        await("document.documentElement.dataset.ready === 'yes'");
    }

    /** Takes the network away, or gives it back. */
    void network(boolean there) {
        call("Network.enable", Map.of());
        call(
                "Network.emulateNetworkConditions",
                Map.of("offline", !there, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    /** Shows the page as on another medium, for instance paper. */
    void media(String name) {
        call("Emulation.setEmulatedMedia", Map.of("media", name));
    }

    /** Ends every worker of the page, as a browser short of memory would. */
    void endWorkers() {
        evaluate("window.workers.forEach((worker) => worker.terminate())");
    }

    /** The value of an expression; a promise is waited for. */
    JsonNode evaluate(String expression) {
        JsonNode result =
                call("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true, "returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result.get("exceptionDetails"));
        }
        return result.path("result").path("value");
    }

    String text(String selector) {
        return evaluate("document.querySelector('" + selector + "')?.textContent ?? ''")
                .asString();
    }

    /** Waits until an expression is true. */
    void await(String condition) {
        String wait = """
                new Promise((resolve, reject) => {
                  const end = performance.now() + %d;
                  const look = () => {
                    let seen = false;
                    try { seen = Boolean(%s); } catch { }
                    if (seen) resolve(true);
                    else if (performance.now() > end) reject(new Error('waited in vain'));
                    else setTimeout(look, 15);
                  };
                  look();
                })""".formatted(PATIENCE_MILLIS, condition);
        for (int tries = 0; ; tries++) {
            try {
                evaluate(wait);
                return;
            } catch (IllegalStateException e) {
                // The page was left while it waited: once more on the new one.
                if (tries == 3 || String.valueOf(e.getMessage()).contains("waited in vain")) {
                    throw new AssertionError(
                            "never true: " + condition + "; console: " + faults + "; page: " + text("main"), e);
                }
            }
        }
    }

    void click(String selector) {
        evaluate("document.querySelector('" + selector + "').click()");
    }

    void choose(String name, String value) {
        evaluate("{const s = document.querySelector('select[name=" + name + "]'); s.value = '" + value
                + "'; s.dispatchEvent(new Event('change'));}");
    }

    void fill(String selector, String value) {
        evaluate("{const f = document.querySelector('" + selector + "'); f.value = " + quote(value)
                + "; f.dispatchEvent(new Event('change'));}");
    }

    static String quote(String text) {
        return "decodeURIComponent('"
                + java.net.URLEncoder.encode(text, java.nio.charset.StandardCharsets.UTF_8)
                        .replace("+", "%20")
                        .replace("'", "%27")
                + "')";
    }

    /** Where the middle of a cell is on the screen. */
    private double[] point(int cell) {
        evaluate(NEXT_FRAME);
        JsonNode point = evaluate("document.querySelector('canvas').board.pointOf(" + cell + ")");
        return new double[] {point.get(0).asDouble(), point.get(1).asDouble()};
    }

    void mouse(int cell, String button) {
        double[] at = point(cell);
        press(at[0], at[1], button);
    }

    /** Presses and lets go a button of the mouse at a point of the screen. */
    void press(double x, double y, String button) {
        int held = button.equals("left") ? 1 : 2;
        for (String type : List.of("mousePressed", "mouseReleased")) {
            int buttons = type.equals("mousePressed") ? held : 0;
            call(
                    "Input.dispatchMouseEvent",
                    Map.of("type", type, "x", x, "y", y, "button", button, "clickCount", 1, "buttons", buttons));
        }
    }

    /** Makes the page's processor so many times slower. */
    void throttle(int times) {
        call("Emulation.setCPUThrottlingRate", Map.of("rate", times));
    }

    /** Touches a cell and lets go at once: both are on their way before the page sees the first, so that however slow it is this is no long press. */
    void tap(int cell) {
        double[] at = point(cell);
        Map<String, ?> down = Map.of("type", "touchStart", "touchPoints", List.of(Map.of("x", at[0], "y", at[1])));
        Map<String, ?> up = Map.of("type", "touchEnd", "touchPoints", List.of());
        Stream.of(down, up)
                .map(touch -> browser.tell(session, "Input.dispatchTouchEvent", touch))
                .toList()
                .forEach(CompletableFuture::join);
    }

    /** Touches a cell for so long. */
    void touch(int cell, int millis) {
        double[] at = point(cell);
        call(
                "Input.dispatchTouchEvent",
                Map.of("type", "touchStart", "touchPoints", List.of(Map.of("x", at[0], "y", at[1]))));
        evaluate("new Promise(done => setTimeout(done, " + millis + "))");
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** Touches several cells, a finger after the other, for so long. */
    void touchWithSeveral(int millis, int... cells) {
        List<Map<String, ?>> fingers = new ArrayList<>();
        for (int cell : cells) {
            double[] at = point(cell);
            fingers.add(Map.of("x", at[0], "y", at[1], "id", cell));
            call("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.copyOf(fingers)));
        }
        evaluate("new Promise(done => setTimeout(done, " + millis + "))");
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** Moves two fingers apart around the middle of the board. */
    void pinch(double factor) {
        JsonNode box = evaluate(
                "(({x, y, width, height}) => [x + width / 2, y + height / 2])(document.querySelector('canvas').getBoundingClientRect())");
        for (int step = 0; step <= 6; step++) {
            double reach = 40 * (1 + (factor - 1) * step / 6);
            List<Map<String, Double>> fingers = new ArrayList<>();
            for (int side = -1; side <= 1; side += 2) {
                fingers.add(Map.of(
                        "x",
                        box.get(0).asDouble() + side * reach,
                        "y",
                        box.get(1).asDouble()));
            }
            call(
                    "Input.dispatchTouchEvent",
                    Map.of("type", step == 0 ? "touchStart" : "touchMove", "touchPoints", fingers));
        }
        call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** Drops files or whole folders of this machine on the middle of the board, as from a window of files. */
    void drop(Path... files) {
        JsonNode box = evaluate(
                "(({x, y, width, height}) => [x + width / 2, y + height / 2])(document.querySelector('.stage').getBoundingClientRect())");
        Map<String, ?> data = Map.of(
                "items",
                List.of(),
                "files",
                Arrays.stream(files)
                        .map(file -> file.toAbsolutePath().toString())
                        .toList(),
                "dragOperationsMask",
                1);
        for (String type : List.of("dragEnter", "dragOver", "drop")) {
            call("Input.dispatchDragEvent", Map.of("type", type, "x", box.get(0), "y", box.get(1), "data", data));
        }
    }

    void key(String key) {
        String text = key.equals("Enter") ? "\r" : key.length() == 1 ? key : "";
        // What the browser itself does with a key goes by its number.
        int number = key.equals("Tab") ? 9 : 0;
        for (String type : List.of("keyDown", "keyUp")) {
            call(
                    "Input.dispatchKeyEvent",
                    text.isEmpty() || type.equals("keyUp")
                            ? Map.of("type", type, "key", key, "code", key, "windowsVirtualKeyCode", number)
                            : Map.of("type", type, "key", key, "code", key, "text", text));
        }
    }

    void picture(Path file) {
        byte[] png = Base64.getDecoder()
                .decode(call("Page.captureScreenshot", Map.of("format", "png"))
                        .get("data")
                        .asString());
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        deaf.run();
        browser.leave(tab, session);
    }
}
