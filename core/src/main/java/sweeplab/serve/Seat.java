// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sweeplab.advice.Adviser;
import sweeplab.base.Budget;
import sweeplab.base.JsonText;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.review.judge.BareSight;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** One game of a batch, with what was told of it so far. */
final class Seat {

    private final BatchTerms terms;
    private final GameId id;
    private final Game game;
    private final View view;
    private @Nullable BareSight sight;
    private @Nullable Exact exact;
    private int told;
    private boolean fresh = true;
    private String illegal = "";
    private @Nullable Map<String, @Nullable Object> cost;

    Seat(BatchTerms terms, Setup setup) {
        this.terms = terms;
        id = setup.id();
        game = setup.newGame();
        view = game.view();
        for (int start : terms.begins() ? setup.starts() : new int[0]) {
            if (view.covered(start) && !game.over()) {
                game.probe(start);
            }
        }
    }

    View view() {
        return view;
    }

    /** Makes a move, or remembers why it cannot be made. */
    void make(Act act) {
        illegal = "";
        cost = null;
        if (act.kind() == Act.Kind.WAIT) {
            return;
        }
        try {
            move(act);
        } catch (IllegalArgumentException | IllegalStateException e) {
            illegal = String.valueOf(e.getMessage());
        }
    }

    private void move(Act act) {
        switch (act.kind()) {
            case PROBE -> probe(act.cell());
            case FLAG -> {
                checkPlaying();
                game.flag(act.cell());
            }
            default -> game.unflag(act.cell());
        }
    }

    private void probe(int cell) {
        checkPlaying();
        if (view.covered(cell)) {
            cost = new Cost(terms, budget()).of(this, cell);
        }
        game.probe(cell);
    }

    private void checkPlaying() {
        if (game.over()) {
            throw new IllegalStateException("the game is over: begin a new one with 'new' or reset");
        }
    }

    boolean playing() {
        return view.status() == Status.PLAYING;
    }

    /** Why the last move could not be made; empty if it was. */
    String illegal() {
        return illegal;
    }

    /** What the last move cost, if it was a probe and anybody wished to know. */
    @Nullable
    Map<String, @Nullable Object> cost() {
        return cost;
    }

    /** The game's id, once. */
    @Nullable
    String news() {
        String name = fresh ? id.toString() : null;
        fresh = false;
        return name;
    }

    /** The cells that were uncovered since the last call. */
    int[] opened() {
        int[] cells = new int[view.opened() - told];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = view.opened(told++);
        }
        return cells;
    }

    /** What is in sight without the player's flags, which may be wrong. */
    View sight() {
        BareSight known = sight == null ? new BareSight(view) : sight;
        sight = known;
        return known.follow();
    }

    Analysis analysis() {
        Exact engine = exact == null ? new Exact() : exact;
        exact = engine;
        return engine.limit(budget()).analyse(sight());
    }

    private Budget budget() {
        return terms.position();
    }

    /** The teacher's move: the cell, its risk and the reason. */
    @Nullable
    Object teacher(Analysis analysis) {
        return new Adviser(terms.teacher(), budget(), false)
                .advise(sight(), analysis)
                .best()
                .map(best -> JsonText.object("cell", best.cell(), "risk", best.risk(), "why", best.why()))
                .orElse(null);
    }

    /** The board as text, and the game's id. */
    Map<String, @Nullable Object> shown() {
        Topology topology = view.topology();
        StringBuilder[] rows = new StringBuilder[topology.rows()];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = new StringBuilder();
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            StringBuilder row = rows[topology.row(cell)];
            row.append(row.length() == 0 ? "" : " ").append(CellCode.sign(view, cell));
        }
        return JsonText.object("id", id.toString(), "state", state(), "rows", List.of(rows));
    }

    String state() {
        return switch (view.status()) {
            case PLAYING -> "playing";
            case WON -> "won";
            default -> "lost";
        };
    }
}
