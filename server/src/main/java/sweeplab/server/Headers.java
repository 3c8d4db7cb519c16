package sweeplab.server;

import io.javalin.http.Context;

/** What every answer says about what the page may do. */
final class Headers {

    private static final String PAGE = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self';"
            + " style-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    // The loader of the engine makes functions from text while it starts, so its worker alone may do that.
    private static final String WORKER = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

    private Headers() {}

    static void set(Context context) {
        boolean worker = context.path().equals("/worker.js");
        context.header("Content-Security-Policy", worker ? WORKER : PAGE);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "no-referrer");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
    }
}
