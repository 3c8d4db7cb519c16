package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page, light and dark, on a phone and on a desk, as axe-core judges it. */
final class AccessibilityTest extends Browsing {

    static Stream<String> pages() {
        return Stream.of("play", "watch", "analyse", "learn", "arena");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void noSeriousFault(String name) throws IOException {
        for (Page.Screen screen :
                new Page.Screen[] {Page.Screen.DESKTOP, Page.Screen.DESKTOP.inDark(), Page.Screen.PHONE}) {
            try (Page page = open(screen, "#/" + name)) {
                page.await("document.querySelector('.panel')");
                page.evaluate(axe());
                String faults = page.evaluate("""
                                axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations
                                  .filter(({impact}) => impact === 'serious' || impact === 'critical')
                                  .map(({id, nodes}) => id + ': ' + nodes.map(({html}) => html).join(' '))
                                  .join('\\n'))""").asString();
                assertThat(faults).as(name + " on " + screen).isEmpty();
                assertThat(page.faults()).as("console of " + name).isEmpty();
            }
        }
    }

    private static String axe() throws IOException {
        try (InputStream in = AccessibilityTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(in, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8)
                    + "\n;true";
        }
    }
}
