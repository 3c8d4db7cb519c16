// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The files of the page, all in memory: a path that is not among them leads nowhere. */
final class Site {

    private final Map<String, Asset> assets = new HashMap<>();

    Site() {
        try {
            URI start = Objects.requireNonNull(Site.class.getResource("/site/index.html"), "the page")
                    .toURI();
            if (start.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(start, Map.of())) {
                    load(jar.getPath("/site"));
                }
            } else {
                load(Objects.requireNonNull(Path.of(start).getParent()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void load(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String name = "/" + folder.relativize(file).toString().replace('\\', '/');
                assets.put(name, Asset.of(name, contents(name, Files.readAllBytes(file))));
            }
        }
        assets.put("/", Objects.requireNonNull(assets.get("/index.html")));
    }

    // The page looks for a server only where one says that it is there: a plain host is never asked in vain.
    private static byte[] contents(String name, byte[] file) {
        if (!name.equals("/index.html")) {
            return file;
        }
        String html = new String(file, StandardCharsets.UTF_8);
        return html.replace("<html lang=\"en\">", "<html lang=\"en\" data-server=\"yes\">")
                .getBytes(StandardCharsets.UTF_8);
    }

    @Nullable
    Asset find(String path) {
        return assets.get(path);
    }

    List<String> paths() {
        return List.copyOf(assets.keySet());
    }
}
