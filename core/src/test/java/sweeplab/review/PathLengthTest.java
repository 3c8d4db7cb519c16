// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.MousePath;
import sweeplab.format.document.MousePath.Spot;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replay.Kind;
import sweeplab.world.CellSet;

/** How far the mouse went, worked out by hand with triangles of 3, 4 and 5. */
final class PathLengthTest {

    private static final List<Spot> SPOTS = List.of(
            new Spot(0, 100, 0),
            new Spot(500, 0, 0),
            new Spot(1000, 30, 40),
            new Spot(1000, 30, 40),
            new Spot(1500, 30, 80),
            new Spot(2000, 0, 80),
            new Spot(3000, 0, 500));

    private static Replay game(MousePath path, Click... clicks) {
        CellSet mines = new CellSet(5);
        mines.add(2);
        return new Replay(
                Minefield.board(Minefield.squares(5, 1), mines),
                List.of(clicks),
                Replay.Mouse.PLAIN,
                Map.of(),
                Optional.empty(),
                path,
                List.of());
    }

    @Test
    @DisplayName(
            "issue 23: from the first cell opened to the last click that changed something, in pixels of cells 16 wide")
    void lengthOfAGame() {
        Click first = new Click(Kind.OPEN, 0, 500);
        Click last = new Click(Kind.OPEN, 4, 2000);
        for (int size : new int[] {16, 20, 32}) {
            GameReview review = new Reviewer(game(new MousePath(size, SPOTS), first, last)).workAll();
            assertThat(review.efficiency().path())
                    .as("cells %d wide", size)
                    .isCloseTo((50 + 40 + 30) * 16.0 / size, within(1e-9));
        }
    }

    @Test
    @DisplayName("issue 23: off the board, at its lower right corner, the mouse is not followed")
    void offTheBoard() {
        List<Spot> spots = List.of(new Spot(0, 0, 0), new Spot(1, 80, 16), new Spot(2, 90, 20), new Spot(3, 3, 4));
        assertThat(new MousePath(16, spots).length(0, 9, 5, 1)).isEqualTo(5);
    }

    @Test
    @DisplayName("issue 23: nothing between two times is 0, and a mouse that is not known has no length")
    void nothing() {
        assertThat(new MousePath(16, SPOTS).length(2500, 2600, 5, 1)).isZero();
        assertThat(new MousePath(16, SPOTS.subList(0, 1)).length(0, 9000, 5, 1)).isZero();
        GameReview review = new Reviewer(game(MousePath.NONE, new Click(Kind.OPEN, 0, 0))).workAll();
        assertThat(review.efficiency().path()).isNaN();
    }
}
