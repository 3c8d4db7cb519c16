// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sweeplab.agent.Agent;
import sweeplab.app.outside.Fault;
import sweeplab.app.outside.Launch;
import sweeplab.app.outside.ProcessAgent;
import sweeplab.app.outside.ProcessLimits;
import sweeplab.app.outside.Transcript;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.rules.RuleBook;
import sweeplab.trace.Step;
import sweeplab.world.Topologies;

/** Small games of every kind, and what they tell the author of an agent about it. */
public final class Exam {

    private static final long SEED = 1;
    private static final int EVERY = 3;

    private final Launch launch;
    private final ProcessLimits limits;
    private final boolean oracle;
    private final List<Setup> games;
    private final List<List<Step>> traces = new ArrayList<>();
    private final Transcript transcript;
    private final List<Finding> findings = new ArrayList<>();
    private final Observed observed = new Observed();
    private int played;
    private int won;

    /** The agent is asked to play the games that it is expected to know. */
    public Exam(
            Launch launch, ProcessLimits limits, boolean oracle, Transcript transcript, Predicate<GameId> expected) {
        games = games(expected);
        this.transcript = transcript;
        this.launch = launch;
        this.limits = limits;
        this.oracle = oracle;
    }

    private static List<Setup> games(Predicate<GameId> expected) {
        List<String> ids = new ArrayList<>();
        RuleBook.all().forEach(rules -> ids.add(rules.id() + " 6x6/5" + (rules.hasGold() ? "+2g" : "")));
        Topologies.families().forEach(family -> ids.add(family + ":6x6/5"));
        ids.addAll(List.of("obscured 6x6/5+3b", "graph:football/4", "beginner opening@4,4", "expert opening@4,4"));
        Catalogue catalogue = new Catalogue();
        return ids.stream()
                .flatMap(id -> IntStream.rangeClosed(1, 2).mapToObj(seed -> id + " #" + seed))
                .map(GameId::parse)
                .filter(expected)
                .map(id -> id.setup(catalogue))
                .toList();
    }

    /** Plays all games and says what there is to say. */
    public List<Finding> run() {
        String name;
        try (ProcessAgent agent = new ProcessAgent(launch, limits, oracle, SEED, transcript)) {
            for (Setup setup : games) {
                if (!play(agent, setup)) {
                    break;
                }
            }
            name = agent.name();
        }
        if (played > 0 || !name.isEmpty()) {
            findings.add(0, new Finding(Finding.Kind.GOOD, "it says hello and calls itself " + name));
        }
        if (played == games.size()) {
            findings.add(new Finding(
                    Finding.Kind.GOOD,
                    "it played " + Words.count(played, "game") + ", some of every kind that it is made for, and won "
                            + won));
            playAgain();
        }
        findings.addAll(observed.findings(limits));
        return findings;
    }

    // False if it makes no sense to go on.
    private boolean play(ProcessAgent agent, Setup setup) {
        List<Step> steps = new ArrayList<>();
        Score score = playOut(setup, observed.watch(agent, setup), steps);
        traces.add(steps);
        played += agent.fault().isPresent() ? 0 : 1;
        won += score.result() == Result.WON ? 1 : 0;
        agent.fault().ifPresent(fault -> {
            if (fault.kind() != Fault.Kind.GIVEN_UP) {
                findings.add(new Finding(Finding.Kind.ERROR, setup.id() + ": " + fault + advice(fault.kind())));
            }
        });
        return agent.fault()
                .map(fault ->
                        fault.kind() != Fault.Kind.GIVEN_UP && !agent.name().isEmpty())
                .orElse(true);
    }

    private static Score playOut(Setup setup, Agent agent, List<Step> steps) {
        Game game = setup.newGame();
        Referee referee = new Referee(game, agent, steps::add);
        while (!game.over() && referee.step()) {
            // every step is a move made
        }
        return referee.score();
    }

    private static String advice(Fault.Kind kind) {
        return "; "
                + switch (kind) {
                    case NO_START -> "give the command as you would type it";
                    case NO_HELLO -> "answer the line 'hello …' with 'hello NAME 1'";
                    case LATE -> "answer every 'hello' and 'move' with one line, and flush your output";
                    case CRASHED -> "it must run on until it reads 'quit' or its input ends";
                    case ILLEGAL -> "see 'What you write' in docs/protocol.md";
                    case OUT_OF_TURN ->
                        "answer once for each 'hello' and 'move' and say nothing else; begin other lines with #";
                    case FLOOD -> "say less";
                    case GREEDY -> "use less; docs/protocol.md says how much there is";
                    case USED_UP, GIVEN_UP -> "be quicker";
                };
    }

    // A fresh process, and other games before each: only the seed may matter.
    private void playAgain() {
        try (ProcessAgent agent = new ProcessAgent(launch, limits, oracle, SEED, transcript)) {
            for (int i = games.size() - 1; i >= 0; i -= EVERY) {
                List<Step> steps = new ArrayList<>();
                playOut(games.get(i), agent, steps);
                if (!steps.equals(traces.get(i))) {
                    findings.add(
                            new Finding(
                                    Finding.Kind.ERROR,
                                    games.get(i).id()
                                            + ": played again with the same seed it moved differently; every random choice must come from seed= of the game"));
                    return;
                }
            }
        }
        findings.add(new Finding(Finding.Kind.GOOD, "played again with the same seed it made the same moves"));
    }
}
