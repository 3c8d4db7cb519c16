// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.text.Format;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;

/** What does not fit is refused with an error that names the byte or the line. */
final class FaultsTest {

    private final Formats formats = new Formats();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "mbf | 05 05 00 03 00 02 03 01 | bytes 2 and 3 say 3 mines, so there should be 10 bytes: found 8",
                "mbf | 05 05 00 01 05 00 | byte 4: the mine at x 5, y 0 is outside the board of 5x5",
                "mbf | 05 05 00 01 00 05 | byte 5: the mine at x 0, y 5",
                "mbf | 05 05 00 02 01 01 01 01 | byte 6: the mine at x 1, y 1 is there twice",
                "mbf | 00 05 00 00 | byte 0 is 0",
                "mbf | 05 | byte 1 is missing",
                "jsm | 2x2x1/00/0 | line 3: 1 character, expected 2",
                "jsm | 2x2x1/00 | the text ends after line 2",
                "jsm | 2x2x1/00/00/00 | line 4: '00' is too much",
                "jsm | 2x2x2/1M/11 | line 1: 2 mines, but F, M and ? are 1 cells",
                "jsm | 2x2x5/HH/HH | 5 mines do not fit",
                "jsm | 8x0x6 | a board of 8x0 is not read",
                "jsm | 2x2/HH/HH | line 1: write width x height x mines",
                "jsm-url | ?board=5x5x3&analysis=afafaaadbc2lSdlSdl | analysis ends after 24 cells, the board has 25",
                "jsm-url | ?board=5x5x3&analysis=afafaaadbc2lSdlSdlSS | more cells than the board's 25",
                "jsm-url | ?board=5x5x4&analysis=afafaaadbc2lSdlSdlS | board is '5x5x4', but the start of analysis says 5x5x3",
                "jsm-url | ?analysis=afafaaadbc2l-dlSdlS | character 12 of analysis is '-'",
                "jsm-url | ?analysis=adabaaabNMM | character 8 of analysis: a run of no cells",
                "jsm-url | ?analysis=adabaaab2M2 | gives (0,1) the number 10",
                "jsm-url | ?board=5x5x3 | the link has no 'analysis='",
                "jsm-url | ?analysis=zzzzaaab | a board of 1575x1575 is not read",
                "ptta | ?b=4005&m=vv | m has 2 characters: a board of 40x5 needs 40",
                "ptta | ?b=405&m=vv | b is '405'",
                "ptta | ?b=22&m=1 | character 0 of m puts a mine after the last cell",
                "ptta | ?b=22&m=w | character 0 of m is 'w'",
                "tatham | 9x9:4,4,m00 | the bitmap has 2 hexadecimal digits: a board of 81 cells needs 21",
                "tatham | 9x9:4,9,ufcfa08b4483c12b0703c0 | (9,4) is outside the board",
                "tatham | 9x9:0,0,ufcfa08b4483c12b0703c0 | the start x 0, y 0 is a mine",
                "tatham | 9x9n34:4,4,ufcfa08b4483c12b0703c0 | says 34 mines, the bitmap has 35",
                "tatham | 9x9:4,4,ufcfa08b4483c12b0703c1 | the last digit of the bitmap goes on after the last cell",
                "tatham | 9x9n10#12345 | is no game id",
                "minesweepr | ..x/.x | line 2: 2 cells, expected 3",
                "minesweepr | ..x/.y. | line 2, character 2: found 'y'",
                "minesweepr | .*1/111 | (0,0): found clue 0, expected 1",
                "uci | 2 2/01/0 | line 3: 1 cell, expected 2",
                "uci | 3 3/01/01 | line 1: 3 by 3 is said, but there are 2 rows of 2",
                "rules | {\"rules\":[{\"num_mines\":1}]} | rule 1 needs",
                "rules | {\"rules\":[],} | line 1, character 13",
                "rules | {\"rules\":[{\"num_mines\":1,\"cells\":[\"a\"]}],\"total_cells\":0} | the rules name 1 cells",
                "rules | {\"rules\":[],\"more\":1} | unknown key",
                "rawvf | Width: 3/Board:/*0/Events: | Width is 3, but the board gives 2",
                "rawvf | Board:/*0/Events:/0.1 xx 1 1 (2 2) | line 4: 'xx' is no event",
                "rawvf | Board:/*0/Events:/0.1 lc 1 1 | line 4: a mouse event ends with its pixels",
                "rawvf | Board:/*1/Events: | line 2, character 2: found '1'",
                "rawvf | Board:/*0 | ends without 'Events:'",
                "world | 0 1/d 2 | the text, row 0, column 0: found clue 0, expected 1",
                "world | 0 1/1 x | row 1, column 1: found 'x', a symbol of no game",
                "world | 0 1/d t | no game has all of these symbols",
                "world | 0 0/0 0 | this may be a world of nettle or of daggers",
                "trace | sweeplab-trace 1/game tornado:SMALL1/agent random | line 4",
                "game | 5000x5000/10 | a board of 5000x5000 is not read"
            })
    void isNamed(String format, String text, String expected) {
        // What cannot be read can still be looked at.
        Source source = Source.of(format.equals("game") ? text : text.replace('/', '\n'));
        formats.all().forEach(each -> each.looksLike(source));
        assertThatThrownBy(() -> formats.named(format).read(source))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(expected.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rows: 2 | rows: 3 | the section ends after 2 rows of 3",
                "columns: 2 | columns: 3 | expected 3",
                "columns: 2 | columns: x | the key columns is 'x'",
                "mines: 1 | other: 1 | the key 'mines:' is missing",
                "mines: 1 | mines: 2 | the key mines says 2, [real] has 1",
                "game_mode: classic | rule: chess | unknown game 'chess'",
                "game_mode: classic | rows: 2 | line 6: the key rows is there twice",
                "game_mode: classic | a | line 6: 'a' is neither",
                "game_mode: classic | game_mode: c;topology: cube | unknown topology 'cube'",
                "game_mode: classic | game_mode: c;start: 0,0 | the start (0,0) is not safe",
                "game_mode: classic | game_mode: c;start: 0,2 | (0,2) is outside the board",
                "game_mode: classic | game_mode: c;told: lies | the key told is 'lies'",
                "game_mode: classic | game_mode: c;status: over | the key status is 'over'",
                "[real];*1 | [real];*2 | [real] (0,1): found clue 2, expected 1",
                "[real];*1 | [real];*Q | line 8, column 1: found 'Q'",
                "[real];*1 | [real];*G | line 8, column 1: found 'G'",
                "[view];F1 | [view];F2 | [view] (0,1): the view shows the clue 2",
                "[view];F1 | [view];FX | [view] (0,1): the view shows something else",
                "[view];F1 | [view];F9 | line 11, column 1: found '9'",
                "[view];F1 | [sight];F1 | line 10: '[sight]'",
                "[view];F1 | [real];F1 | [real] is there twice",
                "[view];F1 | [view];F1m | expected 2",
                "[view];F1 | [view];F 1m | this game says nothing more",
                "# Render: ascii | # Render: emoji | line 2: '# Render: emoji' is not read"
            })
    void isNamedInABoard(String old, String other, String expected) {
        String text = "# MINESWEEPER-BOARD v0.1;# Render: ascii;rows: 2;columns: 2;mines: 1;game_mode: classic;"
                + "[real];*1;11;[view];F1;U1;";
        assertThat(formats.read(text.replace(';', '\n')).kind()).isEqualTo("full board");
        String changed = text.replace(old.strip(), other.strip()).replace(';', '\n');
        assertThatThrownBy(() -> formats.read(changed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(expected.strip());
    }

    @Test
    void onlyInLettersACellMayHaveNoClue() {
        String board = "# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 3\nmines: 1\nrule: ";
        assertThat(formats.read(board + "[V]\n[real]\n*1-").kind()).isEqualTo("full board");
        assertThatThrownBy(() -> formats.read(board + "classic\n[real]\n*1-")).hasMessageContaining("found '-'");
        assertThatThrownBy(() -> formats.read(board + "daggers-m\n[view]\nU1-")).hasMessageContaining("found '-'");
    }

    @Test
    void nothingIsGuessed() {
        assertThatThrownBy(() -> formats.read("hello world")).hasMessageContaining("looks like none of the formats");
        assertThatThrownBy(() -> formats.read("1 1")).hasMessageContaining("looks like none of the formats");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n", "\uFEFF"})
    void whatIsEmptyIsCalledSo(String text) {
        assertThatThrownBy(() -> formats.read(text)).hasMessageContaining("it is empty");
    }

    @Test
    void aTextInUtf16IsCalledSo() {
        Source source = Source.of("5x5x3\n00000\n".getBytes(StandardCharsets.UTF_16));
        assertThatThrownBy(() -> formats.named("jsm").read(source))
                .hasMessage("it is text in UTF-16: save it as UTF-8");
    }

    @Test
    void whatAFormatCannotHoldIsRefused() {
        FullBoard torus = (FullBoard) formats.read("torus:5x5/3 #1");
        assertThatThrownBy(() -> formats.named("mbf").write(torus)).hasMessageContaining("holds squares");
        FullBoard gold = (FullBoard) formats.read("daggers 5x5/1+1g #1");
        assertThatThrownBy(() -> formats.named("ptta").write(gold)).hasMessageContaining("1 gold");
        FullBoard wide = (FullBoard) formats.read("300x2/3 #1");
        assertThatThrownBy(() -> formats.named("mbf").write(wide)).hasMessageContaining("at most 255x255");
        assertThatThrownBy(() -> formats.named("rawvf").write(wide)).hasMessageContaining("holds replays");
        assertThatThrownBy(() -> formats.named("trace").write(wide)).hasMessageContaining("holds replays");
        Document lost = formats.read("Board:\n*0\nEvents:\n0 lc 1 1 (8 8)\n0 lr 1 1 (8 8)\n");
        assertThatThrownBy(() -> formats.named("trace").write(lost))
                .hasMessageContaining("evf and rawvf hold the game");
        assertThatThrownBy(() -> formats.named("tatham").write(wide.withStarts()))
                .hasMessageContaining("--start");
        assertThatThrownBy(() -> formats.named("uci").write(wide)).hasMessageContaining("only read");
        SeenPosition covered = new SeenPosition(
                new Scene(wide.rules(), Topologies.grid("square", 3, 3), View.UNTOLD, View.UNTOLD).view());
        assertThatThrownBy(() -> formats.named("jsm").write(covered)).hasMessageContaining("the number of mines");
        assertThatThrownBy(() -> formats.named("mbf").write(covered)).hasMessageContaining("no full board");
        assertThatThrownBy(() -> formats.named("jsm-url").write(formats.read("3844x1/3 #1")))
                .hasMessageContaining("at most 3843 columns, as many rows and 1048576 cells");
        assertThatThrownBy(() -> formats.named("rules").write(formats.read("4x4/0 #1")))
                .hasMessageContaining("no cell is covered");
        assertThatThrownBy(() -> formats.named("rules").write(formats.read("300x300/20000 #1")))
                .hasMessageContaining("at most 50000 covered cells and 40000 rules: this is 20000 and ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mbf", "jsm", "jsm-url", "ptta", "tatham", "rules"})
    void rulesInLettersAreNotBent(String format) {
        for (String id : List.of("[W] 5x5/8 #1", "[Q] 5x5/10 #1", "[LM] 5x5/8 #1")) {
            assertThatThrownBy(() -> formats.named(format).write(formats.read(id)))
                    .as(id)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("the format " + format + " holds");
        }
        assertThat(formats.named(format).write(formats.read("[V] 5x5/8 #1"))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"board", "world", "rules"})
    void aLevelIsNotWrittenWhereItCouldNotBeRead(String format) {
        String row = ".".repeat(66) + "\n";
        Document level = formats.read("Hexcells level v1\nA\nB\n\n\n" + "x.o+" + row.substring(4) + row.repeat(32));
        assertThatThrownBy(() -> formats.named(format).write(level)).hasMessageContaining("hexcells");
    }

    @Test
    void errorsAreShortWhateverWasRead() {
        String junk = "x/y\t".repeat(1000);
        String board = "# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 1\nmines: 0\nrule: ";
        for (String text : List.of(
                junk,
                junk + "\n" + junk,
                "sweeplab-trace 1\ngame " + junk,
                board + junk + "\n[view]\nU",
                board + "classic\ntopology: " + junk + "\n[view]\nU",
                board + "classic\ntopology: graph:" + junk + "\n[graph]\n" + junk + "\n[view]\nU",
                "{\"" + junk.strip() + "\":1}",
                "RawVF_Version: 1\n" + junk)) {
            for (Format format : formats.all()) {
                assertThatThrownBy(() -> format.read(Source.of(text)))
                        .as(format.name() + " " + text.substring(0, 30))
                        .isInstanceOf(IllegalArgumentException.class)
                        .extracting(Throwable::getMessage, InstanceOfAssertFactories.STRING)
                        .hasSizeLessThan(500)
                        .doesNotContain("\n");
            }
        }
    }

    @Test
    void hugeTextsAreRefused() {
        byte[] many = new byte[SizeLimits.BYTES + 1];
        assertThatThrownBy(() -> formats.read(many)).hasMessageContaining("too many");
        String lines = "1x1x0\n" + "\n".repeat(SizeLimits.LINES + 1);
        assertThatThrownBy(() -> formats.read(lines)).hasMessageContaining("lines are not read");
        String deep = "{\"rules\":" + "[".repeat(100_000);
        assertThatThrownBy(() -> formats.read(deep)).hasMessageContaining("levels deep");
        assertThatThrownBy(() -> formats.read("99999999x99999999x1\nH")).hasMessageContaining("is not read");
        String text = "# MINESWEEPER-BOARD v0.1\nrows: 2000\ncolumns: 2000\nmines: 1\ngame_mode: x\n[view]\nU\n";
        assertThatThrownBy(() -> formats.read(text)).hasMessageContaining("1 characters for a board of 2000x2000");
    }

    @Test
    void aTextMayBeginWithAByteOrderMarkAndEndLinesTheOldWay() {
        byte[] text = "\uFEFF2x2x1\r\n1H\r\nHH\r\n".getBytes(StandardCharsets.UTF_8);
        assertThat(formats.read(text).kind()).isEqualTo("position");
    }
}
