// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Candidates.Untouched;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.Insight;
import sweeplab.play.Referee;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** Which cells stand for those that no clue touches, and which are like one of them. */
final class CandidatesTest {

    private static final double WIDEST = 0.9;

    private static List<String> alike(Candidates candidates, View view, int cell) {
        return candidates.collectAlike(cell)
                ? IntStream.range(0, candidates.size())
                        .mapToObj(i -> view.topology().name(candidates.cell(i)))
                        .toList()
                : List.of();
    }

    // An expert board with its first corners open.
    private static View corners(int... clues) {
        Setup setup = GameId.parse("30x16/99 safe@0,0 #1").setup(new Catalogue());
        Scene scene = new Scene(setup.rules(), setup.world().topology(), 99, 0, setup.starts());
        int[] corners = {0, 29, 15 * 30, 16 * 30 - 1};
        for (int i = 0; i < clues.length; i++) {
            scene.open(corners[i], clues[i], View.UNTOLD);
        }
        return scene.view();
    }

    private static Candidates collected(View view) {
        Candidates candidates = new Candidates(view, WIDEST, Effort.STEPS, Untouched.ONE);
        assertThat(candidates.collect(new Exact().at(view))).isTrue();
        return candidates;
    }

    @Test
    @DisplayName("Where all corners are open, the cells at the edge two steps from a corner are alike")
    void edgesBesideCorners() {
        View view = corners(1, 2, 3, 1);
        assertThat(alike(collected(view), view, 2))
                .containsExactlyInAnyOrder(
                        "(0,2)", "(0,27)", "(2,0)", "(2,29)", "(13,0)", "(13,29)", "(15,2)", "(15,27)");
    }

    @Test
    @DisplayName("A corner far from all that is open has none like it, nor has a cell beside a clue")
    void nothingAlike() {
        View view = corners(1, 2);
        assertThat(alike(collected(view), view, 15 * 30)).isEmpty();
        assertThat(alike(collected(view), view, 1)).isEmpty();
    }

    @Test
    @DisplayName("Where there is no edge no cells are alike")
    void torus() {
        Setup setup = GameId.parse("torus:9x9/18 safe@0,0 #1").setup(new Catalogue());
        Scene scene = new Scene(setup.rules(), setup.world().topology(), 18, 0, setup.starts());
        scene.open(0, 1, View.UNTOLD);
        assertThat(alike(collected(scene.view()), scene.view(), 20)).isEmpty();
    }

    @Test
    @DisplayName(
            "Near cells are two steps from an open one in a row or column, touched by no clue, once there is an opening")
    void near() {
        Setup setup = GameId.parse("30x16/99 opening@3,3 #5").setup(new Catalogue());
        Scene scene = new Scene(setup.rules(), setup.world().topology(), 99, 0, setup.starts());
        // An opening in a corner, with ones at its edge.
        IntStream.range(0, 6 * 5)
                .forEach(i -> scene.open(i / 6 * 30 + i % 6, i / 6 == 4 || i % 6 == 5 ? 1 : 0, View.UNTOLD));
        View view = scene.view();
        assertThat(nearly(view, Untouched.NEAR)).containsAll(nearly(view, Untouched.ONE));
        List<String> near = new ArrayList<>(nearly(view, Untouched.NEAR));
        near.removeAll(nearly(view, Untouched.ONE));
        assertThat(near)
                .containsExactlyInAnyOrder(
                        "(0,7)", "(1,7)", "(2,7)", "(3,7)", "(4,7)", "(6,0)", "(6,1)", "(6,2)", "(6,3)", "(6,4)",
                        "(6,5)");
        assertThat(nearly(view, Untouched.ALL))
                .containsAll(near)
                .contains("(0,29)", "(15,0)", "(9,17)")
                .hasSizeGreaterThanOrEqualTo(30 * 16 - 7 * 6);
        View early = corners(1, 2);
        assertThat(nearly(early, Untouched.NEAR)).isEqualTo(nearly(early, Untouched.ONE));
    }

    private static List<String> nearly(View view, Untouched kept) {
        Candidates candidates = new Candidates(view, 0, Effort.STEPS, kept);
        assertThat(candidates.collect(new Exact().at(view))).isTrue();
        return IntStream.range(0, candidates.size())
                .mapToObj(i -> view.topology().name(candidates.cell(i)))
                .toList();
    }

    @Test
    @DisplayName("Cells that are alike are as safe as another and no clue touches them")
    void asSafe() {
        int[] compared = {0};
        for (String board : List.of("30x16/99 safe@0,0", "hex:12x12/35 safe@0,0", "triangle:9x9/18 safe@0,0")) {
            for (int seed = 1; seed <= 20; seed++) {
                Agent fast = new Planner(Effort.FAST);
                Setup setup = GameId.parse(board + " #" + seed).setup(new Catalogue());
                Referee.play(
                        setup.newGame(),
                        view -> {
                            compared[0] += compare(view);
                            return fast.decide(view);
                        },
                        step -> {});
            }
        }
        assertThat(compared[0]).isGreaterThan(30);
    }

    private static int compare(View view) {
        Insight known = new Exact().at(view);
        Candidates candidates = new Candidates(view, 0, Effort.STEPS, Untouched.ONE);
        int compared = 0;
        if (known.certain().length == 0 && candidates.collect(known)) {
            int[] cells =
                    IntStream.range(0, candidates.size()).map(candidates::cell).toArray();
            for (int cell : cells) {
                candidates.collect(known);
                compared += candidates.collectAlike(cell) ? compare(known, candidates, cell) : 0;
            }
        }
        return compared;
    }

    private static int compare(Insight known, Candidates alike, int cell) {
        for (int i = 0; i < alike.size(); i++) {
            int other = alike.cell(i);
            assertThat(known.danger(other)).isCloseTo(known.danger(cell), within(1e-12));
            assertThat(IntStream.of(known.view().topology().neighbours(other))).allMatch(known.view()::covered);
        }
        return 1;
    }
}
