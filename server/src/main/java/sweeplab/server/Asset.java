// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/**
 * One file of the page.
 *
 * @param type its media type
 * @param tag a name of its contents: a browser that has them need not load them again
 * @param plain what is in it
 * @param packed the same, compressed
 */
record Asset(String type, String tag, ByteBuffer plain, ByteBuffer packed) {

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    static Asset of(String name, byte[] contents) {
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        return new Asset(type, tag(contents), direct(contents), direct(pack(contents)));
    }

    // Other buffers are copied whole each time that a slow reader takes in a little.
    private static ByteBuffer direct(byte[] contents) {
        return ByteBuffer.allocateDirect(contents.length).put(contents).flip().asReadOnlyBuffer();
    }

    private static String tag(byte[] contents) {
        CRC32 sum = new CRC32();
        sum.update(contents);
        return "W/\"" + Integer.toHexString(contents.length)
                + '-'
                + HexFormat.of().toHexDigits((int) sum.getValue())
                + '"';
    }

    private static byte[] pack(byte[] contents) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(contents);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
