package sweeplab.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sweeplab.agent.Roster;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.arena.Tally;
import sweeplab.catalogue.Board;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.format.Formats;
import sweeplab.format.document.Recast;
import sweeplab.knowledge.Prior;
import sweeplab.play.Referee;
import sweeplab.play.Result;
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

    /** The agents there are. */
    String about() {
        return JsonBody.object(out -> {
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
    String analyse(byte[] position) {
        long begun = System.nanoTime();
        View view = Recast.view(new Formats().read(position));
        checkCells(view.topology().size());
        Analysis analysis = new Exact(Prior.USUAL, MOST_STATES).analyse(view);
        boolean consistent = analysis.verdict() != Analysis.Verdict.INCONSISTENT;
        return JsonBody.object(out -> {
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

    private GameId game(String id) {
        GameId game = GameId.parse(id);
        if (game.board().isPresent()) {
            Board board = game.board().get();
            checkCells((int) Math.min(Integer.MAX_VALUE, (long) board.columns() * board.rows()));
        }
        return game;
    }

    /** One game of any agent, as a trace that the page replays. */
    String play(String id, String agent, long seed) {
        Setup setup = game(id).setup(new Catalogue());
        Roster.Entry entry = roster.get(agent);
        List<Step> steps = new ArrayList<>();
        Referee referee = new Referee(setup.newGame(), entry.maker().apply(seed), steps::add);
        long end = System.nanoTime() + limits.millis() * 1_000_000L;
        while (referee.step()) {
            if (System.nanoTime() > end) {
                throw new Refused(503, agent + " needs more than " + limits.millis() + " ms for this game");
            }
        }
        Trace trace = new Trace(setup.id(), entry.name(), seed, steps);
        return JsonBody.object(out -> {
            out.writeStringProperty("trace", trace.text(setup.world().topology()));
            out.writeStringProperty("by", referee.by());
        });
    }

    /** A part of a tournament: some games of one agent. */
    String arena(String board, String agent, long seed, int from, int to) {
        if (from < 0 || to <= from || to - from > limits.games()) {
            throw new IllegalArgumentException(
                    "games " + from + " to " + to + ": ask for 1 to " + limits.games() + " games at a time");
        }
        game(board);
        roster.get(agent);
        Plan plan = new Plan(List.of(agent), List.of(board), to, seed, false, Map.of());
        Tally tally = new Tally();
        long end = System.nanoTime() + limits.millis() * 1_000_000L;
        try (Player player = new Player(plan, name -> roster.get(name).maker())) {
            for (int bout = from; bout < to; bout++) {
                tally.add(player.play(bout));
                if (System.nanoTime() > end) {
                    throw new Refused(
                            503, agent + " needs more than " + limits.millis() + " ms for these games: ask for fewer");
                }
            }
        }
        return ends(tally);
    }

    private static String ends(Tally tally) {
        return JsonBody.object(out -> {
            for (Result result : Result.values()) {
                out.writeNumberProperty(result.word(), tally.count(result));
            }
            out.writeNumberProperty("games", tally.games());
            out.writeNumberProperty("guesses", tally.guesses());
            out.writeNumberProperty("millis", tally.millis());
        });
    }
}
