// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documents become pages whose links lead somewhere, and a search that knows their sections. */
final class DocsSiteTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void thePageAndTheApiAreThere() throws IOException {
        for (String file : new String[] {"play/index.html", "play/icon.svg", "api/index.html"}) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), "");
        }
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        assertThat(DocsSite.write(Path.of(".."), folder)).isGreaterThan(25);
        assertThat(DeadLinks.under(folder)).isEmpty();
        assertThat(folder.resolve(".nojekyll")).exists();
        assertThat(Files.readString(folder.resolve("search.json"))).contains("[\"docs/library.html#the-api\",");
    }

    @Test
    void theSearchShowsWordsAndNoSignsOfMarkdown() {
        String document =
                "# A `b`\n\n| k | v |\n|---|---|\n| `x y` | see [there](z.md) |\n| | *two*\\|three |\n\n- one\n- two\n\n    $ go\n";
        assertThat(SearchIndex.json(List.of(new DocsPage("docs/a.md", document))))
                .isEqualTo("[[\"docs/a.html#a-b\",\"A b\",\"k · v; x y · see there; two|three • one • two $ go \"]]\n");
    }

    @Test
    void aLinkThatLeadsNowhereIsNamed() throws IOException {
        Files.writeString(
                folder.resolve("a.html"),
                "<a href=\"b.html\"></a><a href=\"#x\"></a><a id=\"y\" href=\"#y\"></a><a href=\"https://example.org\"></a>");
        assertThat(DeadLinks.under(folder)).containsExactly("a.html links to #x", "a.html links to b.html");
    }
}
