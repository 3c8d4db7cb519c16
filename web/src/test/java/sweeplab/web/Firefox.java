// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Firefox through WebDriver BiDi: does what the tests ask of Chromium's protocol, as far as Firefox can. */
final class Firefox implements Browser {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final List<String> FLAGS = List.of("--headless", "--no-remote", "--remote-debugging-port=0");

    private final BrowserProcess process =
            new BrowserProcess(System.getenv().getOrDefault("FIREFOX", "firefox"), "--profile", FLAGS);
    private final Wire wire;
    // Whoever a tab was opened for remembers nothing of the others.
    private final Map<String, String> people = new ConcurrentHashMap<>();

    Firefox() {
        String file = String.join("", process.await("WebDriverBiDiServer.json", 1));
        JsonNode server = JSON.readTree(file);
        String host =
                server.get("ws_host").asString() + ":" + server.get("ws_port").asInt();
        wire = new Wire(URI.create("ws://" + host + "/session"));
        ask("session.new", Map.of("capabilities", Map.of()));
        ask("session.subscribe", Map.of("events", List.of("log.entryAdded")));
    }

    private JsonNode ask(String method, Map<String, ?> parameters) {
        return wire.ask(Map.of("method", method, "params", parameters));
    }

    @Override
    public String tab() {
        String person =
                ask("browser.createUserContext", Map.of()).get("userContext").asString();
        String tab = ask("browsingContext.create", Map.of("type", "tab", "userContext", person))
                .get("context")
                .asString();
        people.put(tab, person);
        return tab;
    }

    @Override
    public void leave(String tab, String session) {
        ask("browser.removeUserContext", Map.of("userContext", Objects.requireNonNull(people.remove(tab))));
    }

    /** What the console complains of, in the words of the other protocol. */
    @Override
    public Runnable listen(Consumer<JsonNode> listener) {
        return wire.listen(event -> {
            JsonNode entry = event.path("params");
            if (entry.path("level").asString("").equals("error")) {
                String context = entry.at("/source/context").asString("");
                listener.accept(JSON.valueToTree(Map.of(
                        "sessionId",
                        context,
                        "method",
                        "Log.entryAdded",
                        "params",
                        Map.of(
                                "entry",
                                Map.of(
                                        "level",
                                        "error",
                                        "text",
                                        entry.path("text").asString(""))))));
            }
        });
    }

    @Override
    public JsonNode call(@Nullable String tab, String method, Map<String, ?> given) {
        JsonNode parameters = JSON.valueToTree(given);
        return switch (method) {
            case "Target.attachToTarget" -> answer("sessionId", parameters.get("targetId"));
            default -> inTab(String.valueOf(tab), method, parameters);
        };
    }

    private JsonNode inTab(String tab, String method, JsonNode parameters) {
        return switch (method) {
            case "Runtime.enable", "Log.enable", "Page.enable" -> JSON.createObjectNode();
            case "Emulation.setEmulatedMedia" -> media(parameters);
            case "Emulation.setTouchEmulationEnabled", "Emulation.setDeviceMetricsOverride" ->
                screen(tab, method, parameters);
            case "Page.addScriptToEvaluateOnNewDocument" ->
                answer("identifier", preload(tab, parameters.get("source").asString()));
            case "Page.removeScriptToEvaluateOnNewDocument" ->
                ask(
                        "script.removePreloadScript",
                        Map.of("script", parameters.get("identifier").asString()));
            case "Page.navigate" ->
                ask(
                        "browsingContext.navigate",
                        Map.of("context", tab, "url", parameters.get("url").asString(), "wait", "complete"));
            case "Page.reload" -> ask("browsingContext.reload", Map.of("context", tab, "wait", "complete"));
            case "Runtime.evaluate" ->
                evaluate(tab, parameters.get("expression").asString());
            case "Input.dispatchMouseEvent" -> mouse(tab, parameters);
            case "Input.dispatchKeyEvent" -> key(tab, parameters);
            case "Page.captureScreenshot" -> ask("browsingContext.captureScreenshot", Map.of("context", tab));
            default -> throw new TestAbortedException("Firefox's protocol has nothing like " + method);
        };
    }

    private JsonNode preload(String tab, String source) {
        Map<String, ?> script = Map.of("functionDeclaration", "() => {" + source + "}", "contexts", List.of(tab));
        return ask("script.addPreloadScript", script).get("script");
    }

    private static ObjectNode answer(String key, JsonNode value) {
        ObjectNode answer = JSON.createObjectNode();
        answer.set(key, value);
        return answer;
    }

    // Light or dark is what the tests set by themselves; paper cannot be had.
    private static JsonNode media(JsonNode parameters) {
        if (parameters.has("media")) {
            throw new TestAbortedException("Firefox's protocol cannot show a page as on paper");
        }
        return JSON.createObjectNode();
    }

    private JsonNode screen(String tab, String method, JsonNode parameters) {
        boolean phone = parameters.path("mobile").asBoolean(false)
                || parameters.path("enabled").asBoolean(false);
        if (phone) {
            throw new TestAbortedException("Firefox's protocol cannot make a screen one that is touched");
        }
        if (method.endsWith("Override")) {
            int width = parameters.get("width").asInt();
            int height = parameters.get("height").asInt();
            ask(
                    "browsingContext.setViewport",
                    Map.of("context", tab, "viewport", Map.of("width", width, "height", height)));
        }
        return JSON.createObjectNode();
    }

    // The value travels as text; what goes wrong is told as the other protocol tells it.
    private JsonNode evaluate(String tab, String expression) {
        String words = "Promise.resolve(eval(" + JSON.writeValueAsString(expression)
                + ")).then((value) => JSON.stringify(value === undefined ? null : value))";
        JsonNode told = ask(
                "script.evaluate", Map.of("expression", words, "target", Map.of("context", tab), "awaitPromise", true));
        ObjectNode result = JSON.createObjectNode();
        if (told.get("type").asString().equals("exception")) {
            result.set("exceptionDetails", told.get("exceptionDetails"));
        } else {
            result.putObject("result")
                    .set("value", JSON.readTree(told.at("/result/value").asString("null")));
        }
        return result;
    }

    private JsonNode mouse(String tab, JsonNode parameters) {
        int button = parameters.get("button").asString().equals("left") ? 0 : 2;
        boolean down = parameters.get("type").asString().equals("mousePressed");
        Map<String, ?> move = Map.of(
                "type", "pointerMove", "x", (int) Math.round(parameters.get("x").asDouble()), "y", (int)
                        Math.round(parameters.get("y").asDouble()));
        Map<String, ?> press = Map.of("type", down ? "pointerDown" : "pointerUp", "button", button);
        return act(tab, Map.of("type", "pointer", "id", "mouse", "actions", List.of(move, press)));
    }

    private JsonNode key(String tab, JsonNode parameters) {
        String type = parameters.get("type").asString();
        Map<String, ?> press =
                Map.of("type", type, "value", keyCode(parameters.get("key").asString()));
        return act(tab, Map.of("type", "key", "id", "keys", "actions", List.of(press)));
    }

    private JsonNode act(String tab, Map<String, ?> source) {
        return ask("input.performActions", Map.of("context", tab, "actions", List.of(source)));
    }

    // WebDriver names keys without a letter by characters of its own.
    private static String keyCode(String key) {
        List<String> names = new ArrayList<>(List.of("Enter", "\uE007", "Tab", "\uE004", "Escape", "\uE00C"));
        names.addAll(List.of("ArrowLeft", "\uE012", "ArrowUp", "\uE013", "ArrowRight", "\uE014"));
        names.addAll(List.of("ArrowDown", "\uE015", "Home", "\uE011", "End", "\uE010", "F2", "\uE032"));
        int at = names.indexOf(key);
        return at < 0 ? key : names.get(at + 1);
    }

    @Override
    public void close() {
        wire.close();
        process.close();
    }
}
