// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.list.WorldList;
import sweeplab.endgame.Endgame;
import sweeplab.game.Game;
import sweeplab.infer.Worlds;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.rules.Classic;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topologies;
import sweeplab.world.World;

final class OutlookTest {

    private static final String[] FAMILIES = {"square", "hex", "torus"};

    /** What a probe is worth by the tree over worlds, and by playing on in every world there is. */
    @Test
    void theTreeAndPlayingOnInEveryWorldAgree() {
        int compared = 0;
        for (int seed = 0; seed < 300; seed++) {
            String family = FAMILIES[seed % FAMILIES.length];
            Game game = GameId.parse(family + ":6x6/9 #" + seed)
                    .setup(Topologies.grid(family, 6, 6))
                    .newGame();
            Exact exact = new Exact();
            Standstill.play(game, exact);
            Optional<WorldList> list =
                    game.over() ? Optional.empty() : exact.at(game.view()).list(60);
            if (list.isPresent()) {
                check(game.view(), exact, list.get(), family + " seed " + seed);
                compared++;
            }
        }
        assertThat(compared).as("positions compared").isGreaterThan(20);
    }

    private static void check(View view, Exact exact, WorldList list, String where) {
        int best = Endgame.solve(list, 1, 1_000_000).cell();
        int other = list.cells()[0];
        Outlook.Chance afterBest =
                new Outlook().chance(view, best, Budget.unlimited()).orElseThrow();
        Outlook.Chance afterOther =
                new Outlook().chance(view, other, Budget.unlimited()).orElseThrow();
        assertThat(afterBest.margin() + afterOther.margin()).as(where).isZero();
        assertThat(afterBest.win())
                .as(where)
                .isEqualTo(Endgame.solve(list, 1, 1_000_000).chance(), within(1e-12));
        assertThat(afterOther.win()).as(where).isEqualTo(average(view, exact, other), within(1e-12));
    }

    private static double average(View view, Exact exact, int cell) {
        List<World> worlds = new ArrayList<>();
        new Worlds(view).forEach(world -> worlds.add(World.of(view.topology(), world.clone())));
        PlayOut playOut = new PlayOut();
        return worlds.stream()
                .mapToDouble(world -> playOut.chance(exact.at(view), world, cell, Budget.unlimited())
                        .orElseThrow())
                .average()
                .orElseThrow();
    }

    /** Where the total is not told nothing is listed, so playing on in the true world ends as the agent's own game does. */
    @Test
    void playingOnInTheTrueWorldIsTheGameOfTheSafestAgent() {
        int won = 0;
        for (int seed = 0; seed < 60; seed++) {
            Setup setup = GameId.parse("tornado hex:8x8/12 #" + seed).setup(Topologies.grid("hex", 8, 8));
            boolean wins = Referee.playOut(setup.newGame(), new ExactAgent()).result() == Result.WON;
            View view = setup.newGame().view();
            Exact exact = new Exact();
            int first = exact.certain(view)[0];
            assertThat(new PlayOut()
                            .chance(exact.at(view), setup.world(), first, Budget.unlimited())
                            .orElseThrow())
                    .as("seed " + seed)
                    .isEqualTo(wins ? 1.0 : 0.0);
            won += wins ? 1 : 0;
        }
        assertThat(won).as("games won").isBetween(5, 55);
    }

    /** With one world left everything is certain, however many cells are covered: no list is made, and no margin said. */
    @Test
    void oneWorldIsWonForCertainUnlessTheDangerIsProbed() {
        View view = corner();
        Outlook outlook = new Outlook();
        assertThat(new Exact().at(view).worlds()).isEqualTo(1);
        assertThat(new Exact().at(view).list(10)).isEmpty();
        assertThat(outlook.chance(view, 7, Budget.unlimited())).contains(new Outlook.Chance(1, 0));
        assertThat(outlook.chance(view, 1, Budget.unlimited())).contains(new Outlook.Chance(0, 0));
    }

    // All three neighbours of a corner are dangers, and there are no more on a board of 400 cells.
    private static View corner() {
        Scene scene = new Scene(new Classic(), Topologies.grid("square", 20, 20), 3, View.UNTOLD);
        scene.open(0, 3, View.UNTOLD);
        return scene.view();
    }

    @Test
    void manyWorldsGiveAnEstimateWithItsMargin() {
        Game game = GameId.parse("16x16/40 opening@3,3 #3")
                .setup(Topologies.grid("square", 16, 16))
                .newGame();
        game.probe(game.view().starts()[0]);
        View view = game.view();
        int safe = new Exact().analyse(view).safe().toArray()[0];
        int danger = new Exact().analyse(view).dangers().toArray()[0];
        assertThat(new Outlook()
                        .chance(view, danger, Budget.unlimited())
                        .orElseThrow()
                        .win())
                .isZero();
        Outlook.Chance chance =
                new Outlook().chance(view, safe, Budget.unlimited()).orElseThrow();
        assertThat(chance.win()).isBetween(0.5, 1.0);
        assertThat(chance.margin()).isBetween(0.001, 0.1);
    }
}
