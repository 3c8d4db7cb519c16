// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Replays of ranking players in the page: read by drop and by the file chooser, alone or many at once, watched with their clock and the way of
 * their mouse, and found again by a link to a moment. The file replays.txt has one small game in every binary form, as core's tests build it.
 */
final class ReplaysTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";
    private static final String CLOCK = "document.querySelector('#clock').textContent";

    // Makes files of lines "NAME BASE64", and hands them over.
    private static final String FILES = """
            (() => {
              const transfer = new DataTransfer();
              for (const line of `%s`.split('\\n')) {
                const [name, letters] = line.split(' ');
                transfer.items.add(new File([Uint8Array.from(atob(letters), (c) => c.charCodeAt(0))], name));
              }
              %s
            })()""";

    private static final String DROP = "document.querySelector('.stage').dispatchEvent("
            + "new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));";
    private static final String CHOOSE =
            "const input = document.querySelector('input[type=file]'); input.files = transfer.files;"
                    + " input.dispatchEvent(new Event('change'));";

    private static List<String> samples() throws IOException {
        try (InputStream in = ReplaysTest.class.getResourceAsStream("/sweeplab/web/replays.txt")) {
            return new String(Objects.requireNonNull(in, "replays.txt").readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    private static String sample(String name) throws IOException {
        return samples().stream()
                .filter(line -> line.startsWith(name + " "))
                .findFirst()
                .orElseThrow();
    }

    /** EVF of every version, a set of EVF, RMV of both, AVF and MVF of all three kinds. */
    @Test
    void everyBinaryFormByDrop() throws IOException {
        assertThat(samples()).hasSize(12);
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            for (String sample : samples()) {
                page.evaluate("document.querySelector('#clock').textContent = ''");
                page.evaluate(FILES.formatted(sample, DROP));
                page.await("/^0[.]00 . [0-9.]+ s$/.test(" + CLOCK + ")");
                page.await("document.querySelector('#headline')?.textContent === '1. Opens (1,1)'");
                assertThat(page.text("#doubts")).as(sample).isEmpty();
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    /** The player's name in Chinese letters of an old program, after a reload as well. */
    @Test
    void aNameInGbk() throws IOException {
        byte[] ann = Base64.getDecoder().decode(sample("mvf0.mvf").split(" ")[1]);
        String latin = new String(ann, StandardCharsets.ISO_8859_1);
        String letters = new String("王嘉宁".getBytes("GBK"), StandardCharsets.ISO_8859_1);
        byte[] wang = latin.replace("\3Ann", "\6" + letters).getBytes(StandardCharsets.ISO_8859_1);
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            for (byte[] each : List.of(ann, wang)) {
                String file = "game.mvf " + Base64.getEncoder().encodeToString(each);
                page.evaluate(FILES.formatted(file, DROP));
                String name = each == ann ? "Ann" : "王嘉宁";
                String played = "document.querySelector('#player')?.textContent === 'Played by " + name + "'";
                page.await(played);
                page.reload();
                page.await(played);
            }
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Of a game that cannot be shown nothing is told, nor of the one before. */
    @Test
    void aLinkThatNamesNoGameLeavesNothingOfTheGameBefore() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.evaluate(FILES.formatted(sample("mvf0.mvf"), DROP));
            page.await("document.querySelector('#fortune p')");
            page.evaluate("location.hash = '#/review?id=nothing&turns=o0'");
            page.await("document.querySelector('#story [role=alert]')");
            assertThat(page.text("#player") + page.text("#whole") + page.text("#guesses"))
                    .isEmpty();
            assertThat(page.text(".counter")).isEqualTo("0 of 0");
            assertThat(page.evaluate("document.querySelector('.course').checkVisibility()")
                            .asBoolean())
                    .isFalse();
        }
    }

    /** A page that has no use for a file does not leave for it, as browsers do: Review opens it. */
    @Test
    void droppedOnAnyPage() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.evaluate(FILES.formatted(sample("avf0.avf"), DROP));
            page.await("location.hash.startsWith('#/review?') && " + CLOCK + " === '0.00 / 1.23 s'");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aReplayInAnalyseByTheFileChooser() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.evaluate(FILES.formatted(sample("rmv1.rmv"), CHOOSE));
            page.await(
                    BOARD + ".board.size !== 81 && document.querySelector('#best')?.textContent.startsWith('Solved')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** All at once, a set among them, and one file that is no replay: a list to choose from. */
    @Test
    void manyAtOnce() throws IOException {
        String files = samples().stream().collect(Collectors.joining("\n")) + "\nnotes.txt bm90ZXM=";
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.evaluate(FILES.formatted(files, CHOOSE));
            page.await("document.querySelectorAll('#shelf li').length === 14");
            assertThat(page.text("#shelf")).contains("avf0.avf1.23 s", "notes.txt: ", "two");
            page.evaluate("document.querySelectorAll('#shelf button')[9].click()");
            page.await(CLOCK + " === '0.00 / 1.23 s'");
            page.await("document.querySelector('#live').textContent.startsWith('Every move')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A folder with a folder in it, dropped as from a window of files. */
    @Test
    void aFolder(@TempDir Path folder) throws IOException {
        Path inner = Files.createDirectory(folder.resolve("older"));
        for (String sample : samples()) {
            String[] parts = sample.split(" ");
            Path where = parts[0].startsWith("evf") ? folder : inner;
            Files.write(where.resolve(parts[0]), Base64.getDecoder().decode(parts[1]));
        }
        try (Page page = open(Page.Screen.DESKTOP, "#/play")) {
            page.await(BOARD + ".board");
            page.drop(folder);
            page.await("location.hash.startsWith('#/review') && document.querySelectorAll('#shelf li').length === 13");
            assertThat(page.text("#shelf"))
                    .containsSubsequence("evf0.evf", "evf4.evf1.234 s", "avf0.avf1.23 s", "rmv1.rmv");
            page.await("document.querySelector('#shelf [aria-current]').textContent.startsWith('evf0.evf')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** An empty folder, a picture, a damaged file by its name, a game without a click, and a file among others that is too large. */
    @Test
    void whatIsNoReplayIsToldInPlainWords(@TempDir Path folder) throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.drop(folder);
            page.await("document.querySelector('#story').textContent.includes('There is no file in this folder.')");
            Files.write(folder.resolve("board.png"), new byte[3000]);
            Files.write(folder.resolve("cut.avf"), new byte[] {0, 3, 30, 16, 0, 99, 1});
            Files.writeString(folder.resolve("still.rawvf"), "Board:\n*0\nEvents:\n");
            Files.writeString(folder.resolve("lost.rawvf"), "Board:\n*0\nEvents:\n0 lc 1 1 (8 8)\n0 lr 1 1 (8 8)\n");
            Files.write(folder.resolve("vast.evf"), new byte[(1 << 24) + 1]);
            Files.write(
                    folder.resolve("good.evf"),
                    Base64.getDecoder().decode(sample("evf4.evf").split(" ")[1]));
            page.drop(folder);
            page.await("document.querySelectorAll('#shelf li').length === 6");
            assertThat(page.text("#shelf"))
                    .contains("good.evf1.234 s", "board.png: This is no replay.", "cut.avf: avf: ")
                    .contains("still.rawvf: Nobody has made a move", "lost.rawvf0.00 s")
                    .contains("vast.evf: Too large for a replay");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A file that says a wrong time, and one that nobody moved in. */
    @Test
    void whatIsWrongIsTold() throws IOException {
        byte[] evf = Base64.getDecoder().decode(sample("evf3.evf").split(" ")[1]);
        evf[14]++;
        evf[14]++;
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.evaluate(FILES.formatted("a.evf " + Base64.getEncoder().encodeToString(evf), DROP));
            String doubted = "document.querySelector('#doubts')?.textContent.includes('the file says 1.236 s')";
            page.await(doubted);
            page.reload();
            page.await(doubted);
            String still = Base64.getEncoder().encodeToString("Board:\n0*\nEvents:\n".getBytes(StandardCharsets.UTF_8));
            page.evaluate(FILES.formatted("b.rawvf " + still, DROP));
            page.await("document.body.textContent.includes('Nobody has made a move in this replay.')");
            page.evaluate("(() => { const transfer = new DataTransfer();"
                    + " transfer.items.add(new File([new Uint8Array(2 ** 24 + 1)], 'c.evf')); " + DROP + " })()");
            page.await("document.body.textContent.includes('16777217 bytes are too many')");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void inItsOwnTimeWithTheWayOfTheMouse() throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/review")) {
            page.evaluate(FILES.formatted(sample("evf4.evf"), DROP));
            page.await(CLOCK + " === '0.00 / 1.234 s'");
            assertThat(page.evaluate("document.querySelector('select[name=speed]').value")
                            .asString())
                    .isEqualTo("played");
            page.choose("speed", "fourfold");
            page.click("#run");
            page.await("/^0[.][1-9]/.test(" + CLOCK + ") || " + CLOCK + ".startsWith('1.')");
            page.await("document.querySelector('#headline').textContent === 'Solved'");
            page.await(BOARD + ".overlay.trail?.length > 0");
            page.await("location.hash.endsWith('at=2')");
            String link = page.evaluate("location.href").asString();
            page.openAfresh(link);
            page.await(
                    "document.querySelector('#headline')?.textContent === 'Solved' && " + CLOCK + ".startsWith('1.')");
            assertThat(page.faults()).isEmpty();
        }
    }
}
