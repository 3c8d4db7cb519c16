// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Library;
import sweeplab.catalogue.Setup;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Turn;
import sweeplab.format.text.Brief;
import sweeplab.format.text.Lines;
import sweeplab.format.text.SizeLimits;
import sweeplab.format.text.Source;
import sweeplab.format.text.TextFormat;
import sweeplab.trace.Step;
import sweeplab.trace.Trace;
import sweeplab.world.World;

/** The traces that Sweeplab itself writes: a game id, an agent, a seed and the moves. */
public final class TraceText implements TextFormat {

    private final Library library;

    public TraceText(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "trace";
    }

    @Override
    public String about() {
        return "replay of Sweeplab: a game id and the moves";
    }

    @Override
    public boolean looksLike(Source source) {
        return source.firstLine().startsWith("sweeplab-trace");
    }

    @Override
    public Replay read(Source source) {
        return Brief.of(() -> replay(source));
    }

    private Replay replay(Source source) {
        Lines lines = source.lines();
        if (lines.count() > 1 && lines.get(1).startsWith("game ")) {
            SizeLimits.check(GameId.parse(lines.get(1).substring(5)));
        }
        Trace trace = Trace.parse(source.text(), library);
        Setup setup = trace.game().setup(library);
        FullBoard board = new FullBoard(
                setup.rules(), setup.world(), Math.max(1, trace.lives()), Optional.empty(), setup.starts());
        Map<String, String> notes = Map.of("Program", "Sweeplab", "Player", trace.agent());
        return new Replay(board, clicks(trace), Replay.Mouse.PLAIN, notes, Optional.of(trace));
    }

    // A trace has no clock: its moves are a second apart.
    private static List<Replay.Click> clicks(Trace trace) {
        List<Replay.Click> clicks = new ArrayList<>();
        for (Step step : trace.steps()) {
            Replay.Kind kind = step.kind() == Step.Kind.PROBE ? Replay.Kind.OPEN : Replay.Kind.MARK;
            clicks.add(new Replay.Click(kind, step.cell(), 1000L * clicks.size()));
        }
        return clicks;
    }

    @Override
    public String text(Document document) {
        if (document instanceof Replay replay) {
            return replay.trace()
                    .orElseGet(() -> trace(replay))
                    .text(replay.board().world().topology());
        }
        throw new IllegalArgumentException("the format trace holds replays: this is a " + document.kind());
    }

    // Of a game by mouse the turns are kept, and the board, written out, is its name; the clock and the way of the
    // mouse are lost.
    private static Trace trace(Replay replay) {
        FullBoard board = replay.board();
        List<Step> steps = replay.turns().stream().map(TraceText::step).toList();
        int[] starts = steps.stream()
                .filter(step -> step.kind() == Step.Kind.PROBE)
                .limit(1)
                .mapToInt(Step::cell)
                .filter(cell -> !board.world().danger(cell))
                .toArray();
        GameId id = GameId.written(board.rules(), board.world(), board.starts().length > 0 ? board.starts() : starts);
        checkStart(id, board.world());
        String player = replay.notes().getOrDefault("Player", "player");
        return new Trace(id, player.isBlank() ? "player" : player, 0, board.lives() == 1 ? 0 : board.lives(), steps);
    }

    // The id of a game without a start of its own says that the first cell is safe.
    private static void checkStart(GameId id, World world) {
        for (int start : id.spared(world.topology()).toArray()) {
            if (world.danger(start)) {
                throw new IllegalArgumentException("the format trace says that a start is safe, "
                        + world.topology().name(start)
                        + " if nothing was opened, and this board has a danger there: evf and rawvf hold the game");
            }
        }
    }

    private static Step step(Turn turn) {
        return new Step(Step.Kind.valueOf(turn.kind().name()), turn.cell(), "played", Double.NaN);
    }
}
