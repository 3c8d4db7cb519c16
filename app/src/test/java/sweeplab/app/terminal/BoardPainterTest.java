// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.view.Scene;
import sweeplab.view.View;

final class BoardPainterTest {

    private static View view(String board) {
        Setup setup = GameId.parse(board + " safe@0,0 #1").setup(new Catalogue());
        return new Scene(setup.rules(), setup.world().topology(), setup.world().dangers(), 0, setup.starts()).view();
    }

    @Test
    void aLargeBoardIsShownAroundTheMarkedCell() {
        View view = view("30x16/99");
        int cell = view.topology().cell(12, 20);
        assertThat(new BoardPainter(false)
                        .marking(cell)
                        .within(new Window(11, 26))
                        .paint(view))
                .containsExactly(
                        "     1 1 1 1 1 2 2 2 2 2",
                        "     5 6 7 8 9 0 1 2 3 4",
                        "   +---------------------",
                        "10 | ? ? ? ? ? ? ? ? ? ?",
                        "11 | ? ? ? ? ? ? ? ? ? ?",
                        "12 | ? ? ? ? ?[?]? ? ? ?",
                        "13 | ? ? ? ? ? ? ? ? ? ?",
                        "14 | ? ? ? ? ? ? ? ? ? ?",
                        "(rows 10 to 14 of 16, col",
                        "",
                        "? covered");
    }

    @ParameterizedTest
    @ValueSource(strings = {"30x16/99", "hex:30x16/99", "triangle:30x16/80", "torus:30x16/99", "9x9/10"})
    void anyBoardFitsAnyWindowOfReasonableSize(String board) {
        View view = view(board);
        for (int lines = 10; lines <= 40; lines += 3) {
            for (int width = 30; width <= 130; width += 7) {
                for (int cell = 0; cell < view.topology().size(); cell += 37) {
                    List<String> picture = new BoardPainter(true)
                            .marking(cell)
                            .within(new Window(lines, width))
                            .paint(view);
                    assertThat(picture).as(board + " in " + lines + "x" + width).hasSizeLessThanOrEqualTo(lines);
                    int most = width;
                    assertThat(picture)
                            .as(board + " in " + lines + "x" + width)
                            .filteredOn(line -> !line.startsWith("(rows"))
                            .allMatch(line -> Ink.length(line) <= most);
                }
            }
        }
    }
}
