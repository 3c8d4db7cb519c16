package sweeplab.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sweeplab.agent.Roster;
import sweeplab.base.Budget;
import sweeplab.base.Dice;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.game.Game;
import sweeplab.knowledge.Prior;
import sweeplab.play.Referee;
import sweeplab.play.Score;
import sweeplab.sat.SatAgents;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.view.View;
import sweeplab.world.CellSet;
import sweeplab.world.Topology;
import tools.jackson.core.JsonGenerator;

/** What the server works out, each answer as JSON. */
final class Api {

    // A sixteenth of what one person's machine may use: many people share this one.
    private static final int MOST_STATES = Exact.USUAL_STATES >> 4;

    private final Limits limits;
    private final Roster roster = SatAgents.addTo(Roster.core());

    Api(Limits limits) {
        this.limits = limits;
    }

    /** The agents there are, and the token that their page needs. */
    String about(String token) {
        return Json.object(out -> {
            out.writeStringProperty("token", token);
            out.writeArrayPropertyStart("agents");
            for (Roster.Entry entry : roster.all()) {
                out.writeStartObject();
                out.writeStringProperty("name", entry.name());
                out.writeStringProperty("about", entry.about());
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    /** The chances of a position in any format, in the shape of {@code sweep analyse --json}. */
    String analyse(byte[] position, Budget budget) {
        long begun = System.nanoTime();
        View view = understood(() -> Recast.view(new Formats().read(position)));
        checkCells(view.topology().size());
        Analysis analysis = new Exact(Prior.USUAL, MOST_STATES).analyse(view);
        boolean consistent = analysis.verdict() != Analysis.Verdict.INCONSISTENT;
        return Json.object(out -> {
            out.writeBooleanProperty("consistent", consistent);
            out.writeArrayPropertyStart("cells");
            for (int cell = 0; consistent && cell < view.topology().size(); cell++) {
                if (view.covered(cell) && !Double.isNaN(analysis.danger(cell))) {
                    writeCell(out, view.topology(), cell, analysis.danger(cell));
                }
            }
            out.writeEndArray();
            writePlaces(out, "safe", view.topology(), analysis.safe());
            writePlaces(out, "mines", view.topology(), analysis.dangers());
            out.writeNumberProperty("millis", (System.nanoTime() - begun) / 1e6);
        });
    }

    private static void writeCell(JsonGenerator out, Topology topology, int cell, double danger) {
        out.writeStartObject();
        out.writeNumberProperty("row", topology.row(cell));
        out.writeNumberProperty("col", topology.column(cell));
        out.writeNumberProperty("mine", danger);
        out.writeEndObject();
    }

    private static void writePlaces(JsonGenerator out, String name, Topology topology, CellSet cells) {
        out.writeArrayPropertyStart(name);
        cells.forEach(cell -> {
            out.writeStartArray();
            out.writeNumber(topology.row(cell));
            out.writeNumber(topology.column(cell));
            out.writeEndArray();
        });
        out.writeEndArray();
    }

    private void checkCells(int cells) {
        if (cells > limits.cells()) {
            throw new Refused(413, "a board of " + cells + " cells is too large here: at most " + limits.cells());
        }
    }

    // What cannot be read is the client's mistake; what goes wrong later is the server's.
    private static <T> T understood(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw new Refused(400, String.valueOf(e.getMessage()));
        }
    }

    private GameId game(String id) {
        GameId game = understood(() -> GameId.parse(id));
        if (game.board().isPresent()) {
            Board board = game.board().get();
            checkCells((int) Math.min(Integer.MAX_VALUE, (long) board.columns() * board.rows()));
        }
        return game;
    }

    /** One game of any agent, as a trace that the page replays; as much of it as the budget allows. */
    String play(Form form, Budget budget) {
        GameId id = game(form.word("game"));
        Roster.Entry entry = understood(() -> roster.get(form.word("agent")));
        long seed = form.number("seed");
        Setup setup = understood(() -> id.setup(new Catalogue()));
        List<Step> steps = new ArrayList<>();
        Referee referee = new Referee(setup.newGame(), entry.maker().apply(seed), steps::add);
        while (!budget.spent() && referee.step()) {
            // every step is a move made
        }
        boolean stopped = budget.end().isPresent();
        Trace trace = new Trace(setup.id(), entry.name(), seed, steps);
        return Json.object(out -> {
            out.writeStringProperty("trace", trace.text(setup.world().topology()));
            out.writeStringProperty("by", stopped ? "stopped after " + limits.millis() / 1000 + " s" : referee.by());
            out.writeBooleanProperty("stopped", stopped);
        });
    }

    /** A part of a tournament: some games of one agent, the first ones asked for if the budget is too small for all. */
    String arena(Form form, Budget budget) {
        int from = form.count("from");
        int to = form.count("to");
        if (from < 0 || to <= from || to - from > limits.games()) {
            throw new Refused(
                    400, "games " + from + " to " + to + ": ask for 1 to " + limits.games() + " games at a time");
        }
        GameId id = game(form.word("board"));
        Roster.Entry entry = understood(() -> roster.get(form.word("agent")));
        long seed = form.number("seed");
        Tally tally = new Tally();
        for (int number = from; number < to && !budget.spent(); number++) {
            playOne(id.withSeed(Dice.seed(seed, number)), entry, budget).ifPresent(tally::add);
        }
        if (tally.games() == 0) {
            throw new Refused(
                    503, entry.name() + " needs more than " + limits.millis() + " ms for a game on this board");
        }
        return tally.json();
    }

    private Optional<Score> playOne(GameId id, Roster.Entry entry, Budget budget) {
        Game game = understood(() -> id.setup(new Catalogue())).newGame();
        Referee referee = new Referee(game, entry.maker().apply(id.seed()), step -> {});
        while (!game.over() && !budget.spent() && referee.step()) {
            // every step is a move made
        }
        return budget.end().isPresent() ? Optional.empty() : Optional.of(referee.score());
    }
}
