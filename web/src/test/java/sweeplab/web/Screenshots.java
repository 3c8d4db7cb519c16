// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Makes the pictures of docs/screenshots; no test runs it unless it is named, see docs/web.md. */
final class Screenshots extends Browsing {

    private static final Path FOLDER = Path.of(System.getProperty("screenshots", "../docs/screenshots"));

    @ParameterizedTest
    @ValueSource(strings = {"play", "watch", "analyse", "learn", "arena"})
    void pictures(String name) {
        for (Page.Screen screen : List.of(
                Page.Screen.DESKTOP, Page.Screen.DESKTOP.inDark(), Page.Screen.PHONE, Page.Screen.PHONE.inDark())) {
            Path file = FOLDER.resolve(
                    name + (screen.phone() ? "-phone" : "-desktop") + (screen.dark() ? "-dark" : "-light") + ".png");
            try (Page page = open(screen, "#/" + place(name, screen.phone()))) {
                arrange(page, name);
                page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
                page.picture(file);
            }
            assertThat(Files.exists(file)).isTrue();
        }
    }

    private static String place(String name, boolean phone) {
        return switch (name) {
            case "play" ->
                "play?id=" + encode(phone ? "square:10x15/25 opening@5,7 #5" : "square:30x16/99 opening@14,8 #42");
            case "watch" -> "watch?agent=P4&id=" + encode("tornado:LARGE4");
            case "learn" -> "learn?lesson=two";
            default -> name;
        };
    }

    private static void arrange(Page page, String name) {
        switch (name) {
            case "play" -> play(page);
            case "watch" -> watch(page);
            case "analyse" -> {
                page.await("document.querySelector('#explain-best')");
                page.click("#explain-best");
                page.await("document.querySelectorAll('.proof .steps li').length > 0");
            }
            case "learn" -> page.await("document.querySelector('#knowledge').textContent.includes('∨')");
            default -> {
                page.click("#arena-go");
                page.await(
                        "document.querySelector('#standings') && document.querySelector('.sheet .title').textContent.startsWith('100')");
            }
        }
    }

    private static void play(Page page) {
        page.await("document.querySelector('canvas').board.board?.id");
        String start = "document.querySelector('canvas').board.board.starts[0]";
        page.evaluate("document.querySelector('canvas').board.on.open(" + start + ")");
        page.await("document.querySelector('canvas').board.cells[" + start + "] === 0");
        page.click("#show-chances");
        page.await("document.querySelector('canvas').board.overlay.chance");
    }

    // A move of the middle game that takes more than one clue.
    private static void watch(Page page) {
        page.await(
                "document.querySelector('.counter').textContent.startsWith('0 of ') && !document.querySelector('.counter').textContent.endsWith(' 0')");
        for (int move = 1; move <= 12; move++) {
            page.click("#step");
            page.await("document.querySelector('.counter').textContent.startsWith('" + move + " of ')");
        }
        page.await("document.querySelectorAll('#story .steps li').length > 0");
    }
}
