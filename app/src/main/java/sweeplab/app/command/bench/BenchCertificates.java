// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sweeplab.app.bench.CertificateTrial;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SeedOption;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.ProgressLine;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.base.Dice;
import sweeplab.catalogue.GameId;
import sweeplab.play.NoGuess;

/** {@code sweep bench certificates}: boards without a guess of every game and topology, each certificate checked and played. */
@Command(
        name = "certificates",
        description = "Makes boards without a guess of every kind and checks every certificate by playing it.",
        footer = {
            "",
            "The checker gets two texts, the name of the game and the certificate, and must accept every proof",
            "and end with a game won. In one game of ten an agent that plays only certain moves must win too.",
            "",
            "Example:  sweep bench certificates --boards 10000 --seed 1"
        })
final class BenchCertificates implements Runnable {

    // Every game, every topology, thin and dense.
    private static final List<String> KINDS = List.of(
            "9x9/10 opening@4,4",
            "16x16/40 opening@3,3",
            "30x16/99 opening@3,3",
            "30x16/99 safe@0,0",
            "30x16/130 opening@3,3",
            "30x16/170 opening@3,3",
            "30x16/200 opening@3,3",
            "hex:30x16/99 opening@3,3",
            "hex:16x16/70 opening@3,3",
            "torus:30x16/99 opening@3,3",
            "torus:16x16/80 opening@3,3",
            "square4:12x12/24 opening@3,3",
            "torus4:12x12/24 opening@3,3",
            "hextorus:12x12/30 opening@3,3",
            "triangle:16x10/30 opening@3,3",
            "tritorus:16x10/40 opening@3,3",
            "graph:football/6 safe@0,0",
            "graph:petersen/2 safe@0,0",
            "nettle easy",
            "nettle medium",
            "nettle hard",
            "nettle hex:10x10/20",
            "daggers EASY",
            "daggers MEDIUM",
            "daggers HARD",
            "daggers-m EASY",
            "daggers-m MEDIUM",
            "daggers-counted EASY",
            "daggers-counted MEDIUM",
            "tornado SMALL",
            "tornado MEDIUM",
            "tornado LARGE",
            "tornado 12x12/50",
            "reverse 5x5/6",
            "reverse 9x9/15",
            "obscured 7x7/8+5b",
            "obscured 12x12/30+10b");

    private static final int LOOKS = 2_000_000;
    private static final int MOST_FAULTS = 20;

    @Option(names = "--boards", paramLabel = "N", description = "How many boards in all (${DEFAULT-VALUE}).")
    private int boards = 10_000;

    @Option(names = "--mix", paramLabel = "N", description = "Mixing moves after a repair (${DEFAULT-VALUE}).")
    private int mixing = 100;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Terminal terminal;

    BenchCertificates(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (boards < 1) {
            throw Failure.badInput("--boards " + boards + ": at least 1");
        }
        List<CertificateTrial> trials = trials();
        List<String> faults = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(terminal, "boards")) {
            for (int i = 0; i < boards && faults.size() < MOST_FAULTS; i++) {
                boolean letAgentPlay = i / trials.size() % 10 == 0;
                trials.get(i % trials.size()).next(LOOKS, letAgentPlay).ifPresent(faults::add);
                progress.done(i + 1, boards);
            }
        }
        print(trials, faults);
        if (!faults.isEmpty()) {
            throw Failure.failed(faults.get(0));
        }
    }

    // Every kind once by the quick way and once by repair.
    private List<CertificateTrial> trials() {
        List<CertificateTrial> trials = new ArrayList<>();
        for (NoGuess.Method method : List.of(NoGuess.Method.AUTO, NoGuess.Method.REPAIR)) {
            for (String kind : KINDS) {
                GameId id = GameId.parse(kind).withSeed(Dice.seed(seed.value(), trials.size()));
                trials.add(new CertificateTrial(id, method, mixing));
            }
        }
        return trials;
    }

    private void print(List<CertificateTrial> trials, List<String> faults) {
        if (json.on) {
            terminal.line(Json.text(Json.object(
                    "rows", trials.stream().map(BenchCertificates::row).toList(),
                    "faults", faults,
                    "seed", seed.value())));
            return;
        }
        terminal.line(Words.pad("board", 38) + Words.pad("boards", 8) + Words.pad("repaired", 10)
                + Words.pad("agent wins", 12) + Words.pad("moves", 8) + Words.pad("ms to make", 12) + "ms to check");
        trials.forEach(trial -> terminal.line(text(trial)));
        int all = trials.stream().mapToInt(CertificateTrial::boards).sum();
        int won = trials.stream().mapToInt(CertificateTrial::won).sum();
        terminal.line(Words.count(all, "board") + ", " + Words.count(faults.size(), "fault")
                + "; an agent that plays only certain moves won " + Words.count(won, "game") + "; seed "
                + seed.value());
    }

    private static Map<String, @Nullable Object> row(CertificateTrial trial) {
        return Json.object(
                "board", kind(trial),
                "boards", trial.boards(),
                "repaired", trial.repaired(),
                "agentWins", trial.won(),
                "moves", trial.moves(),
                "letters", trial.letters(),
                "makingSeconds", trial.makingSeconds(),
                "checkingSeconds", trial.checkingSeconds());
    }

    private static String kind(CertificateTrial trial) {
        String id = trial.id().toString();
        return id.substring(0, id.indexOf(" #"));
    }

    private static String text(CertificateTrial trial) {
        int made = Math.max(1, trial.boards());
        return Words.pad(kind(trial), 38)
                + Words.pad("" + trial.boards(), 8)
                + Words.pad("" + trial.repaired(), 10)
                + Words.pad("" + trial.won(), 12)
                + Words.pad("" + trial.moves() / made, 8)
                + Words.pad(String.format("%.1f", 1000 * trial.makingSeconds() / made), 12)
                + String.format("%.1f", 1000 * trial.checkingSeconds() / made);
    }
}
