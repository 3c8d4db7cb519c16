// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import sweeplab.base.JsonText;

/** What the search of the site looks through: the sections of all documents, each with its address, its titles and its words. */
final class SearchIndex {

    private record Section(String address, String title, String text) {}

    private SearchIndex() {}

    static String json(List<DocsPage> pages) {
        return pages.stream()
                .flatMap(page -> sections(page).stream())
                .map(section -> JsonText.of(List.of(section.address, section.title, section.text)))
                .collect(Collectors.joining(",\n", "[", "]\n"));
    }

    private static List<Section> sections(DocsPage page) {
        List<Section> sections = new ArrayList<>();
        IdGenerator names = IdGenerator.builder().build();
        String address = page.address();
        String title = page.title();
        StringBuilder text = new StringBuilder();
        for (Node node = page.document().getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                sections.add(new Section(address, title, text.toString()));
                text.setLength(0);
                String words = PlainText.of(heading);
                address = page.address() + "#" + names.generateId(words);
                title = heading.getLevel() == 1 ? page.title() : page.title() + ": " + words;
            } else {
                text.append(PlainText.of(node)).append(' ');
            }
        }
        sections.add(new Section(address, title, text.toString()));
        sections.removeIf(section -> section.text.isBlank());
        return sections;
    }
}
