// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.format.document.Recast;
import sweeplab.format.text.Format;
import sweeplab.format.text.Source;
import sweeplab.view.View;

/** The examples of docs/formats.md can be read, each as the format that the page says. */
final class FormatsPageTest {

    private static final Formats FORMATS = new Formats();

    @Test
    void everyExampleIsRead() throws IOException {
        String page = Files.readString(Path.of("../docs/formats.md"));
        List<String> found = new ArrayList<>();
        for (String example : examples(section(page, "## `board`", "## Measures"))) {
            assertThat(FORMATS.read(example).kind()).isNotEmpty();
            found.add(FORMATS.recognise(Source.of(example)).name());
        }
        assertThat(found)
                .containsExactly(
                        "board",
                        "board",
                        "board",
                        "mbf",
                        "jsm",
                        "jsm-url",
                        "ptta",
                        "tatham",
                        "rawvf",
                        "trace",
                        "world",
                        "minesweepr",
                        "rules",
                        "uci");
    }

    @Test
    void aWorldFitsEveryExample() throws IOException {
        String page = Files.readString(Path.of("../docs/formats.md"));
        for (String example : examples(section(page, "## `board`", "## Measures"))) {
            View view = Recast.view(FORMATS.read(example));
            assertThat(new Exact().analyse(view).verdict()).as(example).isEqualTo(Analysis.Verdict.KNOWN);
        }
    }

    @Test
    void everyFormatIsOnThePage() throws IOException {
        String page = Files.readString(Path.of("../docs/formats.md"));
        for (Format format : FORMATS.all()) {
            String endings = String.join(
                    " ", format.suffixes().stream().map(s -> "`." + s + "`").toList());
            assertThat(page).contains("| `" + format.name() + "` |").contains("| " + endings + " |");
        }
    }

    private static String section(String page, String from, String to) {
        return page.substring(page.indexOf(from), page.indexOf(to));
    }

    private static List<String> examples(String section) {
        List<String> examples = new ArrayList<>();
        StringBuilder example = new StringBuilder();
        for (String line : section.split("\n")) {
            if (line.startsWith("    ")) {
                example.append(line.substring(4)).append('\n');
            } else if (!example.isEmpty()) {
                examples.add(example.toString());
                example.setLength(0);
            }
        }
        return examples;
    }
}
