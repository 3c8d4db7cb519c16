// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.view.View;

/** Every example of docs/formats.md is read in the page as it is on the command line. */
final class FormatsInThePageTest extends Browsing {

    private static final Path GUIDE = Path.of("../docs/formats.md");
    private static final Pattern BLOCK = Pattern.compile("(?m)(?:^    .*\n(?:\\s*\n(?=    ))?)+");
    private static final int EXAMPLES = 14;

    private static final String SHOWN = """
            (async () => {
              const {lab} = await import('/js/engine.js');
              const bytes = Int8Array.from(atob('%s'), (c) => c.charCodeAt(0));
              const {format, cells} = await lab.call('read', bytes, '', 0);
              return format + ' ' + [...cells].join();
            })()""";

    private static List<String> examples() throws IOException {
        List<String> examples = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(GUIDE));
        while (block.find()) {
            String text = block.group()
                    .lines()
                    .map(line -> line.length() > 4 ? line.substring(4) : "")
                    .collect(Collectors.joining("\n"));
            if (!text.startsWith("sweep ") && !text.startsWith("mvn ")) {
                examples.add(text);
            }
        }
        return examples;
    }

    private static String expected(String text) {
        Formats formats = new Formats();
        View view = Recast.question(formats.read(text));
        byte[] codes = Shown.of(view);
        return formats.recognise(sweeplab.format.text.Source.of(text)).name() + " "
                + IntStream.range(0, codes.length)
                        .mapToObj(cell -> String.valueOf(codes[cell]))
                        .collect(Collectors.joining(","));
    }

    @Test
    void everyExample() throws IOException {
        List<String> examples = examples();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(EXAMPLES);
        try (Page page = open(Page.Screen.DESKTOP, "#/arena")) {
            for (String example : examples) {
                String bytes =
                        Base64.getEncoder().encodeToString(example.getBytes(java.nio.charset.StandardCharsets.UTF_8));
                assertThat(page.evaluate(SHOWN.formatted(bytes)).asString())
                        .as(example)
                        .isEqualTo(expected(example));
            }
        }
    }

    /** Shown, and thought about: the page itself, not only its engine. */
    @Test
    void everyExampleIsDrawn() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            for (String example : examples()) {
                int cells = Shown.of(Recast.question(new Formats().read(example))).length;
                page.fill("textarea", example);
                page.click("#read");
                page.await("document.querySelector('canvas').board.cells.length === " + cells
                        + " && document.querySelector('#best')");
            }
            assertThat(page.faults()).isEmpty();
        }
    }
}
