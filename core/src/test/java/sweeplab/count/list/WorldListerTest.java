// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.endgame.SmallPositions;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topologies;
import sweeplab.world.World;

/** The lister finds exactly the worlds that show what the view shows. */
final class WorldListerTest {

    static List<Rules> told() {
        return SmallPositions.rules().stream()
                .filter(rules -> !rules.hasGold() || rules.goldClue().goldsKnown())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("told")
    void listsEveryWorldThatShowsTheSame(Rules rules) {
        for (String family : Topologies.families()) {
            for (long seed = 0; seed < 8; seed++) {
                View view = SmallPositions.make(rules, family, 7, new Dice(Dice.seed(seed, 7)));
                if (view.status() == Status.PLAYING) {
                    List<World> worlds = WorldLister.worlds(view, 10_000).orElseThrow();
                    assertThat(worlds)
                            .as(rules.id() + " " + family + " seed " + seed)
                            .containsExactlyInAnyOrderElementsOf(allThatShow(view));
                }
            }
        }
    }

    /** A start is safe before it is open. */
    @Test
    void leavesOutWorldsWithADangerAtTheStart() {
        View view = GameId.parse("square:3x3/2 safe@1,1 #1")
                .setup(new Catalogue())
                .newGame()
                .view();
        assertThat(WorldLister.worlds(view, 100).orElseThrow()).hasSize(28).noneMatch(world -> world.danger(4));
    }

    private static List<World> allThatShow(View view) {
        List<Integer> covered = new ArrayList<>();
        byte[] content = new byte[view.topology().size()];
        for (int cell = 0; cell < content.length; cell++) {
            if (view.covered(cell)) {
                covered.add(cell);
            } else if (view.gold(cell) || view.exploded(cell) || view.blocked(cell)) {
                content[cell] = (view.gold(cell)
                                ? Content.GOLD
                                : view.exploded(cell) ? Content.DANGER : Content.BLOCKED)
                        .code();
            }
        }
        List<World> found = new ArrayList<>();
        fill(view, covered, 0, content, found);
        return found;
    }

    private static void fill(View view, List<Integer> covered, int n, byte[] content, List<World> found) {
        if (n == covered.size()) {
            World world = World.of(view.topology(), content);
            if (shows(world, view, covered)) {
                found.add(world);
            }
            return;
        }
        for (int what = 0; what <= (view.rules().hasGold() ? 2 : 1); what++) {
            content[covered.get(n)] = (byte) what;
            fill(view, covered, n + 1, content, found);
        }
        content[covered.get(n)] = 0;
    }

    private static boolean shows(World world, View view, List<Integer> covered) {
        boolean fits = (view.dangers() == View.UNTOLD || world.dangers() == view.dangers())
                && (view.golds() == View.UNTOLD || world.golds() == view.golds())
                && covered.stream().anyMatch(cell -> !world.danger(cell))
                && IntStream.of(view.starts()).noneMatch(world::danger);
        for (int cell = 0; cell < view.topology().size(); cell++) {
            boolean open = view.hasClue(cell);
            fits &= !open || view.gold(cell) || view.rules().clue(world, cell) == view.clue(cell);
            fits &= !open
                    || view.rules().goldClue() == GoldClue.NONE
                    || view.rules().goldClue().clue(world, cell) == view.goldClue(cell);
            fits &= !world.gold(cell) || world.dangersAround(cell) == 0;
        }
        return fits;
    }
}
