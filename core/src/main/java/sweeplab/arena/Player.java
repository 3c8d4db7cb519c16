// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.base.PublicApi;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.world.Topology;

/** Plays the bouts of a plan one after the other, for one thread. What comes of a bout does not depend on those before it. */
@PublicApi
public final class Player implements AutoCloseable {

    private static final int MOST_WORDS = 2000;

    private final Plan plan;
    private final Boards boards;
    private final Function<String, LongFunction<Agent>> makers;
    private final @Nullable Watched[] seats;
    private final long[] seeds;
    private final int lives;
    private final boolean timed;
    private @Nullable Setup setup;
    private int setupOf = -1;
    private @Nullable BiConsumer<Trace, Topology> keeper;
    private @Nullable GuessLuck luck;
    private boolean flagsAfterwards;

    /** The makers know every agent of the plan by name. */
    public Player(Plan plan, Function<String, LongFunction<Agent>> makers) {
        this(plan, makers, 0, true);
    }

    /**
     * Games that begin with this many lives; 0 is as many as each game gives. Reading the clock at every decision costs the
     * quickest agents time that shows, so it can be left out.
     */
    public Player(Plan plan, Function<String, LongFunction<Agent>> makers, int lives, boolean timed) {
        this.plan = plan;
        this.lives = lives;
        this.timed = timed;
        this.makers = makers;
        boards = new Boards(plan);
        seats = new Watched[plan.agents().size()];
        seeds = new long[seats.length];
    }

    /** Hands over every game with its moves, before the record that tells of it. */
    public Player keeping(BiConsumer<Trace, Topology> traces) {
        keeper = traces;
        return this;
    }

    /** Lets agents go on after a game that is won, so that the flags they set then count as moves. */
    public Player flaggingAfterwards() {
        flagsAfterwards = true;
        return this;
    }

    /** Weighs every guess: {@link GuessLuck#ofLastGame} is of the game that was played last. */
    public Player weighing(GuessLuck guesses) {
        luck = guesses;
        return this;
    }

    public GameRecord play(int bout) {
        int number = plan.gameOf(bout);
        int seat = plan.agentOf(bout);
        Setup played = setup(number);
        Game game = lives == 0 ? played.newGame() : played.newGame(lives);
        Watched agent = agent(seat, boards.agentSeed(number));
        begin(agent);
        if (agent.agent() instanceof Clairvoyant bound) {
            bound.look(played.world());
        }
        List<Step> steps = new ArrayList<>();
        Referee referee = new Referee(game, agent, keeper == null ? Referee.NOBODY : steps::add);
        if (plan.strict()) {
            referee.strictly();
        }
        String lastWords = playOut(game, referee);
        if (lastWords != null && !(agent.agent() instanceof Reseedable)) {
            leave(seat);
        }
        if (keeper != null) {
            String name = plan.agents().get(seat);
            GameId id = played.on(game.world()).id();
            Trace trace = new Trace(id, name, boards.agentSeed(number), lives, steps);
            keeper.accept(trace, played.world().topology());
        }
        Score score = lastWords == null ? referee.score() : referee.score().asFault();
        if (luck != null) {
            luck.end(score.result() == Result.WON);
        }
        return new GameRecord(
                number,
                boards.text(number),
                plan.agents().get(seat),
                boards.agentSeed(number),
                score,
                plan.judged() ? agent.unforced() : GameRecord.NOT_JUDGED,
                game.view().opened(),
                lastWords == null ? "" : lastWords,
                agent.times());
    }

    private void begin(Watched agent) {
        agent.begin();
        // One that sees the board guesses as if it were chance, and its chances say nothing.
        agent.weigh(agent.agent() instanceof Clairvoyant ? null : luck);
        if (luck != null) {
            luck.begin();
        }
    }

    // The agent's last words if it failed. Whatever goes wrong inside it is its loss and never stops the run.
    private @Nullable String playOut(Game game, Referee referee) {
        try {
            while ((flagsAfterwards || !game.over()) && referee.step()) {
                // every step is a move made
            }
            return referee.forfeited() ? brief(referee.by()) : null;
        } catch (RuntimeException | StackOverflowError e) {
            return brief(e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    private static String brief(String words) {
        return words.substring(0, Math.min(words.length(), MOST_WORDS));
    }

    private Setup setup(int game) {
        Setup known = setup;
        if (known == null || setupOf != game) {
            known = boards.setup(game);
            setup = known;
            setupOf = game;
        }
        return known;
    }

    private Watched agent(int seat, long seed) {
        Watched known = seats[seat];
        if (known != null && known.agent() instanceof Reseedable lasting) {
            lasting.reseed(seed);
        } else if (known == null || seeds[seat] != seed) {
            leave(seat);
            known = new Watched(newAgent(plan.agents().get(seat), seed), plan.judged(), timed);
            seats[seat] = known;
            seeds[seat] = seed;
        }
        return known;
    }

    // One that cannot even be made fails at its first move.
    private Agent newAgent(String name, long seed) {
        try {
            return makers.apply(name).apply(seed);
        } catch (RuntimeException e) {
            return view -> {
                throw e;
            };
        }
    }

    // An agent that holds something, for instance a process, gives it back.
    private void leave(int seat) {
        Watched known = seats[seat];
        seats[seat] = null;
        if (known != null && known.agent() instanceof AutoCloseable open) {
            try {
                open.close();
            } catch (Exception e) {
                // what it does when it is over is no matter of the score
            }
        }
    }

    @Override
    public void close() {
        for (int seat = 0; seat < seats.length; seat++) {
            leave(seat);
        }
    }
}
