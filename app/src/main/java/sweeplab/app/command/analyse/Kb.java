// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.command.analyse;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sweeplab.agent.Roster;
import sweeplab.app.command.option.AgentOptions;
import sweeplab.app.command.option.Agents;
import sweeplab.app.command.option.JsonOption;
import sweeplab.app.command.option.SetupOptions;
import sweeplab.app.command.option.TimeLimit;
import sweeplab.app.command.option.WorldNames;
import sweeplab.app.json.Json;
import sweeplab.app.kb.KnowledgeFormat;
import sweeplab.app.kb.KnowledgeReport;
import sweeplab.app.terminal.BoardPainter;
import sweeplab.app.terminal.Failure;
import sweeplab.app.terminal.Notation;
import sweeplab.app.terminal.Terminal;
import sweeplab.app.watch.TypedCell;
import sweeplab.base.Noun;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.logic.SatEngine;
import sweeplab.play.Referee;
import sweeplab.rules.Rules;
import sweeplab.sat.SatEngines;
import sweeplab.view.View;

/** {@code sweep kb}: the knowledge base after some moves, as a student would write it, with every cell's queries. */
@Command(
        name = "kb",
        description = "The knowledge base after some moves, and each frontier cell's two queries with their answers.",
        footer = {
            "",
            "A move is row,column, with an f before it to flag the cell.",
            "In DIMACS and LaTeX all but the formula are remarks: the output can go to a solver or into a paper.",
            "",
            "Example:  sweep kb nettle:medium3 --moves \"0,0 8,8\" --encoding cnf --format dimacs"
        })
public final class Kb implements Runnable {

    @Parameters(
            paramLabel = "WORLD",
            completionCandidates = WorldNames.class,
            description = "A world, a level, a board or a game id, as for 'sweep play'.")
    private String world = "";

    @Option(
            names = "--moves",
            paramLabel = "CELLS",
            description = "The moves so far, for instance \"0,0 4,4 f2,3\"; without it the start cells are probed.")
    @Nullable
    private String moves;

    @Option(
            names = "--after",
            paramLabel = "AGENT",
            completionCandidates = Agents.Names.class,
            description = "Let this agent play on until it stops, for instance sps.")
    @Nullable
    private String agent;

    @Option(
            names = "--encoding",
            paramLabel = "E",
            description = "dnf (all cases), cnf, direct, sequential, totalizer or pb (dnf unless said).")
    private String encoding = "dnf";

    @Option(names = "--format", paramLabel = "F", description = "formula, dimacs or latex (formula unless said).")
    private String format = "formula";

    @Option(names = "--total", description = "Also say how many dangers there are in all (D7).")
    private boolean total;

    @Mixin
    private SetupOptions options = new SetupOptions();

    @Mixin
    private AgentOptions agents = new AgentOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private TimeLimit limit = new TimeLimit(30);

    private final Terminal terminal;

    public Kb(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        SatEngine engine = SatEngines.get(encoding);
        KnowledgeFormat form = KnowledgeFormat.parse(format);
        Setup setup = options.setup(world, terminal.in(), limit.budget());
        checkCanBeWritten(setup.rules());
        View view = played(setup).view();
        KnowledgeReport report = new KnowledgeReport(view, engine, total, limit.budget());
        if (json.on) {
            var game = Json.object(
                    "id", setup.id(), "view", Notation.of(setup.rules()).rows(view));
            if (agent != null) {
                game.put("seed", options.seed());
            }
            terminal.line(report.json(game, form));
        } else {
            boolean colour = terminal.colour() && form == KnowledgeFormat.FORMULA;
            terminal.out().print(report.text(form, board(setup, view, colour)));
            report.givenUp().ifPresent(words -> terminal.warn("given up: " + words));
        }
        limit.end();
    }

    private void checkCanBeWritten(Rules rules) {
        if (!rules.plain()) {
            throw Failure.badInput("the knowledge base holds clues that count the " + Noun.plural(rules.danger())
                    + " around them, and " + rules.id()
                    + " says more than that: 'sweep explain' argues under every rule");
        }
        if (total && !rules.dangersKnown()) {
            throw Failure.badInput("--total: how many " + Noun.plural(rules.danger()) + " there are is not told in "
                    + rules.id() + "; leave it out");
        }
    }

    private String board(Setup setup, View view, boolean colour) {
        StringBuilder board =
                new StringBuilder(setup.id() + (agent == null ? "" : ", seed " + options.seed()) + "\n\n");
        new BoardPainter(colour).paint(view).forEach(line -> board.append(line).append('\n'));
        return board.toString();
    }

    private Game played(Setup setup) {
        Game game = setup.newGame();
        if (moves == null) {
            start(setup, game);
        } else {
            for (String word : moves.strip().split("[\\s;]+")) {
                move(game, word);
            }
        }
        if (agent != null) {
            Roster.Entry player = agents.find(agent, setup.rules());
            agents.confine(options.secrets());
            Referee.play(game, player.maker().apply(options.seed()), Referee.NOBODY, limit.budget());
        }
        return game;
    }

    private static void start(Setup setup, Game game) {
        for (int start : setup.starts()) {
            if (game.view().covered(start) && !game.over()) {
                game.probe(start);
            }
        }
    }

    private static void move(Game game, String word) {
        TypedCell asked = TypedCell.parse(word, game.view().topology());
        if (asked.flag()) {
            game.flag(asked.cell());
        } else if (game.over()) {
            throw new IllegalArgumentException("--moves: the game is over before " + word);
        } else {
            game.probe(asked.cell());
        }
    }
}
