// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.json.Json;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.terminal.Words;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Start;
import sweeplab.optimal.Optimal;
import sweeplab.rules.RuleBook;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;

/** {@code sweep optimal}: the winning chance under perfect play on a small board, as a fraction. */
@Command(
        name = "optimal",
        description = "The winning chance under perfect play on a small board, as a fraction.",
        footer = {
            "",
            "Without --start the first click may be a mine, and all boards count. With a safe first click at",
            "the best place the wins are the same, of fewer boards: that fraction is shown as well.",
            "Every position is searched: squares of 5x5 take seconds to hours, and much memory (SWEEP_JAVA_OPTS=-Xmx8g).",
            "",
            "Example:  sweep optimal 5x5/4"
        })
public final class OptimalCommand implements Runnable {

    private static final long POSITIONS_A_LINE = 1 << 12;

    @Parameters(paramLabel = "BOARD", description = "A small board, for instance 5x5/5 or hex:4x4/5.")
    private String board = "";

    @Option(
            names = "--start",
            paramLabel = "S",
            description = "safe@X,Y or opening@X,Y: where the game starts, with no mine there.")
    @Nullable
    private String start;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private TimeLimit limit = new TimeLimit(0);

    private final Terminal terminal;
    private long searched;

    public OptimalCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Board asked = Board.parse(board, RuleBook.get("classic"));
        if (asked.golds() > 0 || asked.blocked() > 0) {
            throw Failure.badInput(
                    "board '" + board + "': perfect play is found for mines alone, without gold or blocked cells");
        }
        Topology topology = new Catalogue().topology(asked.family(), asked.columns(), asked.rows());
        Optional<Start> from = Optional.ofNullable(start).map(Start::parse);
        CellSet spared = from.map(each -> each.spared(topology)).orElseGet(() -> new CellSet(topology.size()));
        long memory = Runtime.getRuntime().maxMemory() / 4 * 3;
        long before = cpuNanos();
        // Listing the boards takes a while, too, before the first position.
        show(0);
        Optimal found = Optimal.search(topology, asked.dangers(), spared, memory, limit.budget(), this::show)
                .orElseThrow(this::givenUp);
        double seconds = (cpuNanos() - before) / 1e9;
        clear();
        if (json.on) {
            printJson(asked, topology, found, seconds);
        } else {
            print(asked, topology, found, seconds);
        }
    }

    private Failure givenUp() {
        clear();
        limit.end();
        return Failure.failed("given up after " + Words.count(searched, "position") + ": "
                + TimeLimit.why(limit.budget()) + "; the winning chance is known only at the end");
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void show(long positions) {
        searched = positions;
        if ((terminal.live() || terminal.errorsSeen()) && positions % POSITIONS_A_LINE == 0) {
            terminal.err().print("\r" + positions + " positions");
            terminal.err().flush();
        }
    }

    private void clear() {
        if (terminal.live() || terminal.errorsSeen()) {
            terminal.err().print("\r" + " ".repeat(40) + "\r");
            terminal.err().flush();
        }
    }

    private void print(Board asked, Topology topology, Optimal found, double seconds) {
        terminal.line(asked + (start == null ? "" : " " + start) + ": perfect play wins " + found.wins() + " of "
                + Words.count(found.boards(), "board") + ", " + percent(found.wins(), found.boards()));
        if (found.first() >= 0) {
            terminal.line("first click " + topology.name(found.first()) + "; if it is never a mine: " + found.wins()
                    + " of " + safeBoards(topology, found) + ", " + percent(found.wins(), safeBoards(topology, found)));
        }
        terminal.line(Words.count(found.positions(), "position") + ", " + String.format(Locale.ROOT, "%.1f", seconds)
                + " CPU seconds"
                + (found.tableFull() ? "; memory for positions was full: with more it would be faster" : ""));
    }

    private void printJson(Board asked, Topology topology, Optimal found, double seconds) {
        terminal.line(Json.text(Json.object(
                "board", asked.toString(),
                "start", start == null ? "" : start,
                "wins", found.wins(),
                "boards", found.boards(),
                "chance", found.chance(),
                "first",
                        found.first() < 0 ? null : List.of(topology.row(found.first()), topology.column(found.first())),
                "safeBoards", found.first() < 0 ? found.boards() : safeBoards(topology, found),
                "positions", found.positions(),
                "cpuSeconds", seconds)));
    }

    // The boards without a mine at one cell: C(n - 1, m) = C(n, m) * (n - m) / n.
    private static long safeBoards(Topology topology, Optimal found) {
        return found.boards() - found.boards() * found.mines() / topology.size();
    }

    private static String percent(long wins, long boards) {
        return String.format(Locale.ROOT, "%.4f %%", 100.0 * wins / boards);
    }
}
