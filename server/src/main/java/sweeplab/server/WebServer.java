package sweeplab.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The server: the files of the page, and {@link Api}. Nothing outside the page's folder can be reached, since files come from the jar. */
final class WebServer implements AutoCloseable {

    private final Limits limits;
    private final Gate gate;
    private final Api api;
    private final String start = startPage();
    private @Nullable Javalin javalin;

    WebServer(Limits limits) {
        this.limits = limits;
        gate = new Gate(limits);
        api = new Api(limits);
    }

    // The page looks for a server only where one says that it is there: a plain host is never asked in vain.
    private static String startPage() {
        try (InputStream in = WebServer.class.getResourceAsStream("/site/index.html")) {
            String html = new String(Objects.requireNonNull(in, "the page").readAllBytes(), StandardCharsets.UTF_8);
            return html.replace("<html lang=\"en\">", "<html lang=\"en\" data-server=\"yes\">");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts, and returns the port. */
    int start(String host, int port) {
        Javalin started = Javalin.create(this::configure).start(host, port);
        javalin = started;
        return started.port();
    }

    @Override
    public void close() {
        if (javalin != null) {
            javalin.stop();
        }
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = limits.bodyBytes();
        config.http.prefer405over404 = true;
        config.staticFiles.add(files -> {
            files.directory = "/site";
            files.location = Location.CLASSPATH;
            files.hostedPath = "/";
        });
        config.routes.before(Headers::set);
        config.routes.get("/", context -> context.html(start));
        config.routes.get("/index.html", context -> context.html(start));
        config.routes.get("/api/about", context -> answer(context, api::about));
        config.routes.post("/api/analyse", context -> answer(context, () -> api.analyse(context.bodyAsBytes())));
        config.routes.get(
                "/api/play",
                context -> answer(
                        context,
                        () -> api.play(word(context, "game"), word(context, "agent"), number(context, "seed"))));
        config.routes.get(
                "/api/arena",
                context -> answer(
                        context,
                        () -> api.arena(
                                word(context, "board"),
                                word(context, "agent"),
                                number(context, "seed"),
                                (int) number(context, "from"),
                                (int) number(context, "to"))));
        config.routes.exception(
                Refused.class, (refused, context) -> fault(context, refused.status(), refused.getMessage()));
        config.routes.exception(
                IllegalArgumentException.class, (wrong, context) -> fault(context, 400, wrong.getMessage()));
        config.routes.exception(
                HttpResponseException.class, (wrong, context) -> fault(context, wrong.getStatus(), wrong.getMessage()));
        config.routes.exception(
                Exception.class, (wrong, context) -> fault(context, 500, "something went wrong in the server"));
    }

    private void answer(Context context, Gate.Work<String> work) {
        context.contentType("application/json").result(gate.pass(context.ip(), work));
    }

    private static void fault(Context context, int status, @Nullable String why) {
        context.status(status).contentType("application/json").result(JsonBody.fault(why == null ? "" : why));
    }

    private static String word(Context context, String key) {
        String value = context.queryParam(key);
        if (value == null || value.length() > 200) {
            throw new IllegalArgumentException(
                    "'" + key + "' is " + (value == null ? "missing" : "longer than 200 characters"));
        }
        return value;
    }

    private static long number(Context context, String key) {
        String word = word(context, key);
        if (!word.matches("-?\\d{1,18}")) {
            throw new IllegalArgumentException("'" + key + "' is '" + word + "': write a whole number");
        }
        return Long.parseLong(word);
    }
}
