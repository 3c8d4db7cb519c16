// SPDX-License-Identifier: Apache-2.0
package sweeplab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.RuleSet;
import sweeplab.format.document.SeenPosition;
import sweeplab.format.document.Turn;
import sweeplab.view.View;
import sweeplab.world.World;

/** Every example that the descriptions of the formats give. */
final class VectorsTest {

    private final Formats formats = new Formats();

    private String write(String format, Document document) {
        return new String(formats.named(format).write(document), StandardCharsets.UTF_8).strip();
    }

    @Test
    void mbf() {
        String hex = "05 05 00 03 00 02 03 01 04 04";
        byte[] bytes = {5, 5, 0, 3, 0, 2, 3, 1, 4, 4};
        FullBoard fromHex = (FullBoard) formats.read(hex);
        FullBoard fromBytes = (FullBoard) formats.read(bytes);
        World world = fromBytes.world();
        assertThat(world.topology().id()).isEqualTo("square:5x5");
        assertThat(world.dangers()).isEqualTo(3);
        assertThat(world.danger(world.topology().cell(2, 0))).isTrue();
        assertThat(world.danger(world.topology().cell(1, 3))).isTrue();
        assertThat(world.danger(world.topology().cell(4, 4))).isTrue();
        Same.check("hex", fromHex, fromBytes);
        Same.check("hex without spaces", formats.read(hex.replace(" ", "")), fromBytes);
        // In order of rows (3,1) comes before (0,2).
        assertThat(formats.named("mbf").write(fromBytes)).containsExactly(5, 5, 0, 3, 3, 1, 0, 2, 4, 4);
    }

    @ParameterizedTest
    @CsvSource({
        "00000/01110/01F2H/0112H/0001H, 3, afafaaadbc2lSdlSdlS",
        "001HH/001HH/0112H/0001H/0001H, 3, afafaaaddTdOSblblSdlSdlS",
        "12HHH/F3HHH/HHHHH, 4, afadaaaeblU2sZ"
    })
    void jsMinesweeper(String rows, int mines, String code) {
        String size = rows.indexOf('/') + "x" + rows.split("/").length + "x" + mines;
        String text = size + "\n" + rows.replace('/', '\n') + "\n";
        SeenPosition position = (SeenPosition) formats.read(text);
        assertThat(write("jsm", position)).isEqualTo(text.strip());
        assertThat(write("jsm-url", position)).endsWith("?board=" + size + "&analysis=" + code);
        Same.check(
                "link", formats.read("https://example.org/index.html?board=" + size + "&analysis=" + code), position);
        Same.check("bare", formats.read(code), position);
    }

    @Test
    void aWriterOfLinksMayLeaveOutTheObviousMines() {
        SeenPosition position = (SeenPosition) formats.read("5x5x3\n001HH\n001HH\n0112H\n0001H\n0001H\n");
        // Nothing is counted off, so every number stands as it is.
        Same.check("plain", formats.read("afafaaadclTclTbmsSdlSdlS"), position);
    }

    @Test
    void aFullBoardOfJsMinesweeper() {
        FullBoard board = (FullBoard) formats.read("3x2x2\n2M1\nF21\n");
        assertThat(board.world().dangers()).isEqualTo(2);
        assertThat(board.world().danger(1)).isTrue();
        assertThat(board.world().danger(3)).isTrue();
    }

    @Test
    void ptta() {
        String link = "b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv";
        FullBoard board = (FullBoard) formats.read("https://example.org/?" + link);
        assertThat(board.world().topology().id()).isEqualTo("square:40x5");
        assertThat(board.world().dangers()).isEqualTo(96);
        assertThat(write("ptta", board)).isEqualTo("?" + link);
        Same.check("bare", formats.read(link), board);
    }

    @Test
    void tatham() {
        String masked = "9x9:4,4,m00b7d48a3e0231c419200";
        FullBoard board = (FullBoard) formats.read(masked);
        assertThat(board.world().dangers()).isEqualTo(35);
        assertThat(board.starts()).containsExactly(4 * 9 + 4);
        assertThat(write("tatham", board)).isEqualTo(masked);
        Same.check("plain", formats.read("9x9:4,4,ufcfa08b4483c12b0703c0"), board);
        Same.check("with parameters", formats.read("9x9n35a:4,4,m00b7d48a3e0231c419200"), board);
    }

    @Test
    void minesweeperBoard() {
        String text = """
                # MINESWEEPER-BOARD v0.1
                # Render: ascii
                # whoever wrote it

                author: somebody
                rows: 2
                columns: 3
                mines: 2
                game_mode: classic

                [real]
                1*2
                12*

                [view]
                1FU
                ?2@
                """;
        FullBoard board = (FullBoard) formats.read(text);
        assertThat(board.world().danger(1)).isTrue();
        assertThat(board.world().danger(5)).isTrue();
        View view = board.view().orElseThrow();
        assertThat(view.clue(0)).isEqualTo(1);
        assertThat(view.flagged(1)).isTrue();
        assertThat(view.covered(2)).isTrue();
        assertThat(view.clue(4)).isEqualTo(2);
        assertThat(view.exploded(5)).isTrue();
        assertThat(view.dangers()).isEqualTo(2);
    }

    @Test
    void rawvf() {
        String text = """
                RawVF_Version: Rev5
                Program: Some Clone
                Player: A. Player
                Level: Custom
                Width: 3
                Height: 3
                Mines: 1
                Marks: Off
                Time: 1.900
                Board:
                *00
                000
                000
                Events:
                0.000 start
                0.10 mv 1 1 (3 3)
                0.50 lc 3 3 (40 40)
                0.60 lr 3 3 (40 40)
                number0 3 3
                1.230 rc 1 1 (2 15)
                1.300 rr 1 1 (2 15)
                1.500 lc 2 2 (20 20) (l)
                1.550 rc 2 2 (20 20) (lr)
                1.600 rr 2 2 (20 20) (l)
                1.900 lr 2 2 (20 20)
                """;
        Replay replay = (Replay) formats.read(text);
        assertThat(replay.clicks())
                .containsExactly(
                        new Replay.Click(Replay.Kind.OPEN, 8, 600),
                        new Replay.Click(Replay.Kind.MARK, 0, 1230),
                        new Replay.Click(Replay.Kind.CHORD, 4, 1600));
        // The opening shows all but the mine, so nothing is left to flag after it.
        assertThat(replay.turns()).containsExactly(new Turn(Turn.Kind.PROBE, 8, 600));
        assertThat(replay.notes()).containsEntry("Player", "A. Player").doesNotContainKey("Width");
        Same.check("again", formats.read(write("rawvf", replay)), replay);
    }

    @Test
    void rawvfTakesTheCellFromThePixels() {
        String zeroBased = "Width: 2\nHeight: 1\nSquareSize: 64\nSuperClick: On\nBoard:\n*0\nEvents:\n"
                + "0.500 lc 1 0 (70 3)\n0.500 lr 1 0 (70 3)\n";
        Replay replay = (Replay) formats.read(zeroBased);
        assertThat(replay.clicks()).containsExactly(new Replay.Click(Replay.Kind.OPEN, 1, 500));
        assertThat(replay.mouse().superClick()).isTrue();
    }

    @Test
    void minesweepr() {
        SeenPosition position = (SeenPosition) formats.read("..1xx\n.12*x\n");
        View view = position.view();
        assertThat(view.clue(0)).isZero();
        assertThat(view.clue(7)).isEqualTo(2);
        assertThat(view.covered(3)).isTrue();
        assertThat(view.exploded(8)).isTrue();
        assertThat(view.dangers()).isEqualTo(View.UNTOLD);
        assertThat(((FullBoard) formats.read("1*1\n111\n...")).world().dangers())
                .isEqualTo(1);
    }

    @Test
    void rules() {
        RuleSet set = (RuleSet) formats.read(
                "{\"rules\":[{\"num_mines\":1,\"cells\":[\"a\",\"b\"]}],\"total_cells\":81,\"total_mines\":10}");
        assertThat(set.rules()).containsExactly(new RuleSet.Rule(1, List.of("a", "b")));
        View view = set.position().view();
        assertThat(view.coveredCells()).isEqualTo(81);
        assertThat(view.dangers()).isEqualTo(10);
        assertThat(view.clue(81)).isEqualTo(1);
        assertThat(view.topology().neighbours(81)).containsExactly(0, 1);
    }

    @Test
    void uci() {
        FullBoard board = (FullBoard) formats.read("2 3\n0 0 1\n1 0 0\n");
        assertThat(board.world().topology().id()).isEqualTo("square:3x2");
        assertThat(board.world().danger(2)).isTrue();
        assertThat(board.world().danger(3)).isTrue();
        Same.check("columns first", formats.read("3 2\n001\n100\n"), board);
    }

    @Test
    void gamesOnGraphsAreGamesToo() {
        FullBoard board = (FullBoard) formats.read("graph:petersen/3 #1");
        assertThat(board.world().topology().id()).isEqualTo("graph:petersen");
        assertThat(board.world().dangers()).isEqualTo(3);
    }
}
