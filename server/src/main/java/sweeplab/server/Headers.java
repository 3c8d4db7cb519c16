// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import org.eclipse.jetty.http.HttpFields;

/** What every answer says about what the page may do. */
final class Headers {

    private static final String PAGE = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self';"
            + " style-src 'self'; img-src 'self' data: blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    // The loader of the engine makes functions from text while it starts, so its worker alone may do that.
    private static final String WORKER = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

    private Headers() {}

    static void set(String path, HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", path.equals("/worker.js") ? WORKER : PAGE);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
    }
}
