// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;

/** Answers what Jetty refuses before anybody else sees it, in JSON as everything here is. */
final class Misheard extends ErrorHandler {

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback done) {
        if (cause != null && AccessLog.isFault(status)) {
            AccessLog.cause(request, cause);
        }
        Headers.set("", response.getHeaders());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Exchange.JSON);
        String line = JsonText.of(JsonText.object("error", words(status, String.valueOf(message))));
        response.write(true, ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8)), done);
    }

    private static String words(int status, String message) {
        return switch (status) {
            case 414 -> "the address is too long: with the headers it may have " + WebServer.LONGEST_HEADERS + " bytes";
            case 431 -> "the headers are too long: they may have " + WebServer.LONGEST_HEADERS + " bytes";
            case 505 -> "this version of HTTP is not spoken here: use HTTP/1.1";
            default ->
                AccessLog.isFault(status)
                        ? "something went wrong in the server; its log says what"
                        : "the request is none of HTTP/1.1: " + message;
        };
    }
}
