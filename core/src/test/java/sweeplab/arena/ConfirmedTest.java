// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.count.Exact;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.position.Prior;
import sweeplab.rules.RuleBook;
import sweeplab.view.View;
import sweeplab.world.World;

/** What a stranger calls safe counts as certain only if exact reasoning says so too. */
final class ConfirmedTest {

    private static final LongFunction<Agent> EXACT = Roster.core().get("exact").maker();

    private static Score play(String id, Agent agent) {
        return Referee.playOut(GameId.parse(id).setup(new Catalogue()).newGame(), agent);
    }

    @Test
    @DisplayName("an agent that claims what is so plays as ever, on every game")
    void believesWhatIsSo() {
        List<String> games = RuleBook.all().stream()
                .flatMap(rules -> List.of(1, 2, 3).stream()
                        .map(seed -> rules.id() + " 6x6/7" + (rules.hasGold() ? "+2g" : "") + " #" + seed))
                .toList();
        assertThat(games).hasSizeGreaterThan(15);
        for (String id : games) {
            assertThat(play(id, new Confirmed(EXACT.apply(1), new Exact())))
                    .as(id)
                    .isEqualTo(play(id, EXACT.apply(1)));
        }
    }

    @Test
    @DisplayName("a safe where a danger is possible is a fault, even if it turns out well")
    void unsound() {
        World world = GameId.parse("5x5/4 #3").setup(new Catalogue()).world();
        int luckily =
                IntStream.range(0, 25).filter(cell -> !world.danger(cell)).max().orElseThrow();
        Score score = play("5x5/4 #3", new Confirmed(view -> new Decision.Certain("sure", luckily), new Exact()));
        assertThat(score.result()).isEqualTo(Result.FAULT);
        assertThat(score.probes()).isZero();
    }

    @Test
    @DisplayName("what could not be looked at is a guess: no engine, or a position too large for it")
    void unknownIsAGuess() {
        Score said = play("9x9/10 opening@4,4 #5", EXACT.apply(1));
        Score unjudged = play("9x9/10 opening@4,4 #5", new Confirmed(EXACT.apply(1), null));
        assertThat(said.guesses()).isLessThan(said.probes());
        assertThat(unjudged.guesses()).isEqualTo(unjudged.probes()).isGreaterThan(0);
        int exactly = 0;
        int withNoRoom = 0;
        for (int seed = 0; seed < 20; seed++) {
            String id = "16x16/50 opening@8,8 #" + seed;
            exactly += play(id, EXACT.apply(1)).guesses();
            withNoRoom += play(id, new Confirmed(EXACT.apply(1), new Exact(Prior.USUAL, 1)))
                    .guesses();
        }
        assertThat(withNoRoom).isGreaterThan(exactly);
    }

    private record Claims(Agent agent) implements Stranger {
        @Override
        public Decision decide(View view) {
            Decision decision = agent.decide(view);
            return decision instanceof Decision.Guess guess ? new Decision.Certain("sure", guess.cell()) : decision;
        }
    }

    @Test
    @DisplayName("in a run, guesses that are called safe are faults with their reason")
    void inARun() {
        Plan plan = new Plan(List.of("braggart"), List.of("16x16/60 opening@4,4 #0"), 10, 3, true, Map.of());
        try (Player player = new Player(plan, name -> seed -> new Claims(EXACT.apply(seed)))) {
            int faults = 0;
            for (int game = 0; game < plan.games(); game++) {
                GameRecord record = player.play(game);
                assertThat(record.score().guesses()).isZero();
                faults += record.score().result() == Result.FAULT ? 1 : 0;
                assertThat(record.lastWords().isEmpty() || record.lastWords().startsWith("unsound: it called cell "))
                        .isTrue();
            }
            assertThat(faults).isGreaterThan(5);
        }
    }
}
