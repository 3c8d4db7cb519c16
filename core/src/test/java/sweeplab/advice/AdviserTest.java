// SPDX-License-Identifier: Apache-2.0
package sweeplab.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.catalogue.Catalogue;
import sweeplab.count.Exact;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.view.View;

/** What an agent would do, also where there is nothing left to do. */
final class AdviserTest {

    private static final String POSITION = """
            # MINESWEEPER-BOARD v0.1
            rows: 12
            columns: 1
            mines: 4
            game_mode: classic
            lives_left: %d
            [view]
            U
            U
            U
            1
            U
            U
            U
            U
            U
            X
            U
            U
            """;

    private static View position(int lives) {
        byte[] text = POSITION.formatted(lives).getBytes(StandardCharsets.UTF_8);
        return Recast.view(new Formats(new Catalogue()).read(text));
    }

    private static BestMove best(String agent, View view) {
        Adviser adviser = new Adviser(Roster.core().get(agent), Budget.unlimited(), true);
        return adviser.advise(view, new Exact().analyse(view)).best().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exact", "fast", "balanced", "strong"})
    @DisplayName("Of a game that was lost it is told what would have been best had it gone on")
    void lostGames(String agent) {
        BestMove lost = best(agent, position(0));
        BestMove goingOn = best(agent, position(1));
        assertThat(lost.cell()).isEqualTo(goingOn.cell());
        assertThat(lost.risk()).isEqualTo(goingOn.risk());
        assertThat(lost.win()).isNotNaN().isEqualTo(goingOn.win());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "in-order"})
    @DisplayName("of an agent that weighs no chances its own move is told, and that it weighs none")
    void blindAgents(String agent) {
        View view = position(1);
        Decision own = Roster.core().get(agent).maker().apply(1).decide(view);
        BestMove told = best(agent, view);
        assertThat(own).isEqualTo(new Decision.Guess(own.by(), told.cell(), Double.NaN));
        assertThat(told.why()).isEqualTo("taken without weighing chances (" + own.by() + ")");
        assertThat(told.risk()).isEqualTo(new Exact().analyse(view).danger(told.cell()));
    }

    @Test
    @DisplayName("of an agent that was stopped before it knew anything the safest cell is told")
    void stopped() {
        View view = position(1);
        Budget over = Budget.unlimited();
        over.cancel();
        Advice advice = new Adviser(Roster.core().get("exact"), over, true).advise(view, new Exact().analyse(view));
        assertThat(advice.best().orElseThrow().cell()).isEqualTo(advice.safest());
        assertThat(advice.best().orElseThrow().why()).isEqualTo("the least chance of danger");
    }
}
