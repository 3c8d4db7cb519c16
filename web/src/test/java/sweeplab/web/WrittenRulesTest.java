// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games whose rules are written in letters, and levels of other games, are opened, drawn, played and analysed. */
final class WrittenRulesTest extends Browsing {

    private static final String BOARD = "document.querySelector('canvas').board";

    @ParameterizedTest
    @ValueSource(strings = {"[Q][M] 6x6/13 #1", "[W] 6x6/8 #2", "[L] 6x6/8 #2", "[E] 7x7/9 #1"})
    void aLinkNamesOne(String id) {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode(id))) {
            page.await(BOARD + ".board?.words?.length === 128");
            page.mouse(0, "left");
            page.await(BOARD + ".cells[0] >= 0");
            page.click("#show-chances");
            page.await(BOARD + ".overlay.chance?.length > 0");
            page.click("#to-analyse");
            page.await("document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** One text names the same board here and elsewhere, and the chances in it are the same, for every letter. */
    @ParameterizedTest
    @ValueSource(strings = {"[Q]", "[C]", "[T]", "[O]", "[D]", "[S]", "[B]", "[Q][M]", "[T][W]", "[B][E]"})
    void asOutsideThePage(String rules) {
        String id = rules + " 6x6/12 #3";
        int game = GameTable.open(id, 1);
        GameTable.take(game, "open", 0);
        byte[] truth = GameTable.truth(game);
        String head = JsonMapper.shared()
                .readTree(GameTable.state(game, -1))
                .get("head")
                .asString();
        double[] chances = new Analysed(new PagePosition(head).view(GameTable.shown(game, -1), new byte[0])).chances();
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            JsonNode there = page.evaluate("""
                    (async () => {
                      const {lab} = await import('/js/engine.js');
                      const game = await lab.call('open', '%s', 1);
                      await lab.call('take', game, 'open', 0);
                      const {head} = await lab.json('state', game, -1);
                      const {chance} = await lab.call('analyse', head, await lab.call('shown', game, -1), new Int8Array(0));
                      return {truth: [...await lab.call('truth', game)], chance: [...chance].map(String)};
                    })()""".formatted(id));
            for (int cell = 0; cell < truth.length; cell++) {
                assertThat(there.get("truth").get(cell).asInt())
                        .as(id + " " + cell)
                        .isEqualTo(truth[cell]);
                double chance = Double.parseDouble(there.get("chance").get(cell).asString());
                assertThat(chance).as(id + " " + cell).isCloseTo(chances[cell], within(1e-12));
            }
        }
    }

    @Test
    void aListOfRunsIsReadOutAsItStandsThere() {
        try (Page page = open(Page.Screen.DESKTOP, "#/play?id=" + encode("[W] 6x6/16 #2"))) {
            page.await(BOARD + ".board?.words?.length === 128");
            assertThat(page.evaluate(BOARD + ".board.words.some((word) => /^[0-9],[0-9]/.test(word))")
                            .asBoolean())
                    .isTrue();
        }
    }

    private static final String PUZZLE = "<PUZZLE><GRAPH>"
            + "<NODE><ID>1</ID><EDGES>2</EDGES><POS>0,0</POS><REVEALED>true</REVEALED></NODE>"
            + "<NODE><ID>2</ID><EDGES>1,3</EDGES><POS>1,0</POS><HAS_MINE>true</HAS_MINE></NODE>"
            + "<NODE><ID>3</ID><EDGES>2</EDGES><POS>2,0</POS><SECRET>true</SECRET></NODE></GRAPH></PUZZLE>";

    // A blue cell between two that are clear, one of them open with its number, and a line over them.
    private static String level() {
        StringBuilder text = new StringBuilder("Hexcells level v1\nThree\nus\n\n\n");
        for (int row = 0; row < 33; row++) {
            String middle = row == 2 ? "|c" : row == 4 ? "O+" : row == 6 ? "x." : row == 8 ? "o+" : "..";
            text.append("..".repeat(16)).append(middle).append("..".repeat(16)).append('\n');
        }
        return text.toString();
    }

    private static Stream<Arguments> levels() {
        return Stream.of(Arguments.of("three.hexcells", level()), Arguments.of("three.puz", PUZZLE));
    }

    /** A level is pasted or dropped; what is certain in it is found, and argued with. */
    @ParameterizedTest
    @MethodSource("levels")
    void aLevelOfAnotherGame(String name, String text, @TempDir Path folder) throws IOException {
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", text);
            page.click("#read");
            String solved = BOARD + ".cells.length !== 81 && " + BOARD + ".overlay.chance?.includes(1)";
            page.await(solved);
            page.openAfresh(address("#/analyse"));
            page.await("document.querySelector('#best') && " + BOARD + ".cells.length === 81");
            page.drop(Files.writeString(folder.resolve(name), text));
            page.await(solved);
            int certain = page.evaluate(BOARD + ".overlay.chance.indexOf(1)").asInt();
            page.evaluate(BOARD + ".on.open(" + certain + ")");
            page.await("document.querySelectorAll('.steps li').length > 0");
            assertThat(page.text(".proof")).contains("is a");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** A level is drawn with its own cells and the number of its line, and a puzzle tells of its colours in words. */
    @Test
    void whatStandsBesideTheCellsIsShown() {
        String coloured = PUZZLE.replace(
                "</GRAPH>", "</GRAPH><HINT_LIST><HINT><IDS>1,3</IDS><COLOR>red</COLOR></HINT></HINT_LIST>");
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", level());
            page.click("#read");
            page.await(BOARD + ".geometry.cells?.length === 3 && " + BOARD + ".overlay.chance?.includes(1)");
            assertThat(page.evaluate(BOARD + ".board.signs[0].text").asString()).isEqualTo("|{1}");
            int below = 6 * 33 + 16;
            assertThat(page.evaluate(BOARD + ".geometry.at(..." + BOARD + ".geometry.centre(" + below + "))")
                            .asInt())
                    .isEqualTo(below);
            assertThat(page.evaluate(BOARD + ".geometry.step(" + below + ", 0, 1)")
                            .asInt())
                    .isEqualTo(8 * 33 + 16);
            page.fill("textarea", coloured);
            page.click("#read");
            page.await("document.querySelector('.told')");
            assertThat(page.text(".told")).isEqualTo("the colour 1, 0 of 2: n0 n2");
            assertThat(page.faults()).isEmpty();
        }
    }

    /** Rules in letters are argued with in every language, and two boards are shown where nothing is certain. */
    @ParameterizedTest
    @CsvSource({
        "en, '(3,5) is safe, by the 1,2 at (2,4).', '(3,4) is a mine, by the 2 at (2,3).'",
        "de, '(3,5) ist sicher, sagt die 1,2 bei (2,4).', '(3,4) ist eine Mine, sagt die 2 bei (2,3).'",
        "zh, '根据(2,4) 的 1,2，(3,5) 安全。', '根据(2,3) 的 2，(3,4) 是雷。'"
    })
    void anArgumentByRunsOfMines(String language, String conclusion, String step) {
        try (Page page = open(Page.Screen.DESKTOP, "#/statistics")) {
            page.evaluate("localStorage['sweeplab.language'] = '\"" + language + "\"'");
            page.open(address("#/play?id=" + encode("[W] 6x6/11 #1") + "&turns=o0"));
            page.await(BOARD + ".cells?.[0] === 0");
            page.click("#to-analyse");
            page.await("document.querySelector('#best')");
            page.evaluate(BOARD + ".on.open(16)");
            page.await("document.querySelectorAll('.steps li').length > 1");
            assertThat(page.text(".steps")).contains(conclusion, step).doesNotContain("undefined");
            page.evaluate(BOARD + ".on.open(35)");
            page.await("!document.querySelector('.steps') && document.querySelectorAll('.proof button').length > 1");
            assertThat(page.faults()).isEmpty();
        }
    }

    @Test
    void aCellThatSaysNothing() {
        String board =
                "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 3\nmines: 1\nrule: [V]\n[view]\n1 - U\nU U U\n";
        try (Page page = open(Page.Screen.DESKTOP, "#/analyse")) {
            page.await("document.querySelector('#best')");
            page.fill("textarea", board);
            page.click("#read");
            page.await(
                    BOARD + ".cells.length === 6 && document.querySelector('#best')?.textContent.startsWith('Open')");
            assertThat(page.evaluate(BOARD + ".cells[1]").asInt()).isEqualTo(Shown.SILENT);
            assertThat(page.faults()).isEmpty();
        }
    }
}
