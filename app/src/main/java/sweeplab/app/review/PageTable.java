// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.review;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sweeplab.app.arena.report.Svg;

/** A table of a page. */
final class PageTable {

    private PageTable() {}

    static String of(String style, List<String> headings, Stream<String> rows) {
        return "<table class=\"" + style + "\">\n<thead><tr>" + cells("th", headings.stream())
                + "</tr></thead>\n<tbody>\n" + rows.collect(Collectors.joining()) + "</tbody>\n</table>\n";
    }

    /** Some cells of a row, their texts as they are read. */
    static String cells(Stream<String> texts) {
        return cells("td", texts);
    }

    private static String cells(String tag, Stream<String> texts) {
        return texts.map(each -> "<" + tag + ">" + Svg.escaped(each) + "</" + tag + ">")
                .collect(Collectors.joining());
    }
}
