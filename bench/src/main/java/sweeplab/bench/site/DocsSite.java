// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Writes every document as a page, with pictures and a search, then looks for dead links in the whole site: DocsSite SOURCES FOLDER. */
public final class DocsSite {

    private static final List<String> ABOUT = List.of(
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "SECURITY.md",
            "CODE_OF_CONDUCT.md",
            "python/README.md");

    private final Path sources;
    private final Path folder;

    private DocsSite(Path sources, Path folder) {
        this.sources = sources;
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("two folders are wanted: that of the sources and that of the site");
        }
        Path folder = Path.of(args[1]);
        int pages = write(Path.of(args[0]), folder);
        List<String> dead = DeadLinks.under(folder);
        dead.forEach(System.err::println);
        System.out.println(pages + " documents, " + dead.size() + " dead links");
        if (!dead.isEmpty()) {
            System.exit(1);
        }
    }

    /** The number of documents. */
    static int write(Path sources, Path folder) throws IOException {
        return new DocsSite(sources, folder).write();
    }

    private int write() throws IOException {
        List<DocsPage> pages = read();
        String template = resource("page.html");
        for (DocsPage page : pages) {
            put(page.address(), page.html(template, pages));
            for (String file : page.files()) {
                copy(file);
            }
        }
        put("search.json", SearchIndex.json(pages));
        put("search.js", resource("search.js"));
        put("site.css", resource("site.css"));
        // Without it a hosted page service leaves out files whose names begin with an underscore.
        put(".nojekyll", "");
        return pages.size();
    }

    private List<DocsPage> read() throws IOException {
        List<String> names = new ArrayList<>(ABOUT);
        try (Stream<Path> files = Files.list(sources.resolve("docs"))) {
            files.map(file -> "docs/" + file.getFileName())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .forEach(names::add);
        }
        List<DocsPage> pages = new ArrayList<>();
        for (String name : names) {
            pages.add(new DocsPage(name, Files.readString(sources.resolve(name))));
        }
        return pages;
    }

    private void put(String address, String text) throws IOException {
        Path file = folder.resolve(address);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    private void copy(String name) throws IOException {
        Path from = sources.resolve(name);
        if (Files.isRegularFile(from)) {
            Path to = folder.resolve(name);
            Files.createDirectories(Objects.requireNonNull(to.getParent()));
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(DocsSite.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
