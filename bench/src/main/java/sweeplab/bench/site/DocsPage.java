// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A document in Markdown on its way to a page; the page of docs/x.md is docs/x.html, that of README.md is index.html. */
final class DocsPage {

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final HtmlRenderer HTML =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();

    private final String name;
    private final Node document;
    private final List<String> files = new ArrayList<>();

    DocsPage(String name, String markdown) {
        this.name = name;
        this.document = Parser.builder().extensions(EXTENSIONS).build().parse(markdown);
        document.accept(new Relink());
    }

    String address() {
        return address(name);
    }

    private static String address(String name) {
        return name.equals("README.md") ? "index.html" : name.replaceFirst("\\.md$", ".html");
    }

    String title() {
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                return PlainText.of(node);
            }
        }
        return name;
    }

    Node document() {
        return document;
    }

    /** The files that the document shows or links to, other documents apart. */
    List<String> files() {
        return files;
    }

    String html(String template, List<DocsPage> pages) {
        String root = name.contains("/") ? "../" : "";
        return fill(template, title(), menu(pages, root, name), root, HTML.render(document));
    }

    private static String fill(String template, String title, String menu, String root, String body) {
        return template.replace("{{title}}", escape(title))
                .replace("{{menu}}", menu)
                .replace("{{root}}", root)
                .replace("{{body}}", body);
    }

    private static String menu(List<DocsPage> pages, String root, String here) {
        return pages.stream()
                .map(page -> "<li><a href=\"" + root + page.address() + "\""
                        + (page.name.equals(here) ? " aria-current=\"page\"" : "") + ">" + escape(page.title())
                        + "</a></li>")
                .collect(Collectors.joining("\n"));
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Turns links to documents into links to their pages, and notes every other file. */
    private final class Relink extends AbstractVisitor {

        @Override
        public void visit(Link link) {
            link.setDestination(changed(link.getDestination()));
            visitChildren(link);
        }

        @Override
        public void visit(Image image) {
            image.setDestination(changed(image.getDestination()));
            visitChildren(image);
        }

        private String changed(String target) {
            if (target.startsWith("#") || target.contains("://") || target.startsWith("mailto:")) {
                return target;
            }
            int mark = target.indexOf('#');
            String path = mark < 0 ? target : target.substring(0, mark);
            String inside = Objects.requireNonNullElse(Path.of(name).getParent(), Path.of(""))
                    .resolve(path)
                    .normalize()
                    .toString()
                    .replace('\\', '/');
            if (!inside.endsWith(".md")) {
                files.add(inside);
                return target;
            }
            String up = name.contains("/") ? "../" : "";
            return up + address(inside) + (mark < 0 ? "" : target.substring(mark));
        }
    }
}
