// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.jspecify.annotations.Nullable;

/** Lets in the server's own page and programs on the command line, and no other page that a browser has open. */
final class Door {

    static final String TOKEN_HEADER = "X-Sweeplab-Token";

    // Nobody can make a browser believe that an address in digits is his own, as he can with a name (DNS rebinding).
    private static final Pattern DIGITS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.%]+]");

    private final Set<String> names;
    private final String token = newToken();

    /** A server that goes by these names, by localhost and by addresses. */
    Door(Set<String> names) {
        this.names = names;
    }

    /** A word that nobody can guess. */
    static String newToken() {
        byte[] bytes = new byte[16];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    String token() {
        return token;
    }

    /** Refuses what was sent to another name, or by a page of another. */
    void check(HttpFields headers, boolean callsTheApi) {
        String host = headers.get(HttpHeader.HOST);
        checkName(host);
        String origin = headers.get(HttpHeader.ORIGIN);
        if (origin != null && !origin.equals("http://" + host) && !origin.equals("https://" + host)) {
            throw foreign();
        }
        String site = headers.get("Sec-Fetch-Site");
        boolean own = site == null || site.equals("same-origin") || site.equals("none");
        boolean link = !callsTheApi && "navigate".equals(headers.get("Sec-Fetch-Mode"));
        if (!own && !link) {
            throw foreign();
        }
    }

    private static Refused foreign() {
        return new Refused(403, "only the server's own page may ask this: open it and use it there");
    }

    private void checkName(@Nullable String host) {
        if (host == null) {
            throw new Refused(400, "the header Host is missing");
        }
        String name = host.toLowerCase(Locale.ROOT).replaceFirst(":\\d*$", "");
        if (!name.equals("localhost")
                && !names.contains(name)
                && !DIGITS.matcher(name).matches()) {
            throw new Refused(
                    421,
                    "this server does not go by the name '" + brief(name)
                            + "': use localhost, or start it with --name");
        }
    }

    private static String brief(String name) {
        return name.substring(0, Math.min(60, name.length()));
    }

    /** Refuses who does not have the token of this server: a form on another page cannot send one. */
    void checkToken(@Nullable String given) {
        if (given == null || !MessageDigest.isEqual(bytes(given), bytes(token))) {
            throw new Refused(
                    403,
                    "the header " + TOKEN_HEADER + " is " + (given == null ? "missing" : "of another run of the server")
                            + ": GET /api/about has the token");
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
