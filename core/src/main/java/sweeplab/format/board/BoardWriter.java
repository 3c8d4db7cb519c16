// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import java.math.BigDecimal;
import java.util.Optional;
import sweeplab.format.document.Document;
import sweeplab.format.document.FullBoard;
import sweeplab.format.document.Recast;
import sweeplab.format.document.Replay;
import sweeplab.rules.Rules;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Graph;
import sweeplab.world.Point;
import sweeplab.world.Topology;

/** Writes a {@code .board} text. */
final class BoardWriter {

    private final Optional<FullBoard> board;
    private final Optional<View> view;
    private final Rules rules;
    private final Topology topology;
    private final StringBuilder text = new StringBuilder(BoardText.HEAD + "\n# Render: ascii\n");

    BoardWriter(Document document) {
        if (document instanceof FullBoard full) {
            board = Optional.of(full);
            view = full.view();
        } else if (document instanceof Replay replay) {
            board = Optional.of(replay.board());
            view = Optional.of(Recast.view(replay));
        } else {
            board = Optional.empty();
            view = Optional.of(Recast.view(document));
        }
        rules = board.isPresent() ? board.get().rules() : view.orElseThrow().rules();
        topology = board.isPresent()
                ? board.get().world().topology()
                : view.orElseThrow().topology();
        Recast.checkGame(rules, "board");
        view.ifPresent(this::checkTotals);
    }

    private void checkTotals(View seen) {
        int dangers = board.map(b -> b.world().dangers()).orElse(seen.dangers());
        int golds = board.map(b -> b.world().golds()).orElse(seen.golds());
        if (seen.dangers() != View.UNTOLD && seen.dangers() != dangers
                || seen.golds() != View.UNTOLD && seen.golds() != golds) {
            throw new IllegalArgumentException("the view tells other totals than the board has");
        }
    }

    String text() {
        key("rows", Integer.toString(topology.rows()));
        key("columns", Integer.toString(topology.columns()));
        key("mines", total(board.map(b -> b.world().dangers()), view.map(View::dangers)));
        key("game_mode", rules.id());
        extraKeys();
        view.ifPresent(this::viewKeys);
        if (topology.shape() instanceof Graph graph) {
            graph(graph);
        }
        board.ifPresent(full -> rows("[real]", cell -> CellWords.real(full.world(), rules, cell)));
        view.ifPresent(seen -> rows("[view]", cell -> CellWords.seen(seen, cell)));
        return text.toString();
    }

    private void key(String key, String value) {
        text.append(key).append(": ").append(value).append('\n');
    }

    private static String total(Optional<Integer> real, Optional<Integer> told) {
        int total = real.isPresent() ? real.get() : told.orElse(View.UNTOLD);
        return total == View.UNTOLD ? "?" : Integer.toString(total);
    }

    private void extraKeys() {
        if (!rules.id().equals("classic")) {
            key("rule", rules.id());
        }
        String family = topology.shape() instanceof Graph
                ? topology.id()
                : topology.shape().family();
        if (!family.equals(rules.family())) {
            key("topology", family);
        }
        if (rules.hasGold()) {
            key("gold", total(board.map(b -> b.world().golds()), view.map(View::golds)));
        }
        int[] starts =
                board.isPresent() ? board.get().starts() : view.orElseThrow().starts();
        if (starts.length > 0) {
            key("start", starts(starts));
        }
        board.filter(full -> full.lives() != 1).ifPresent(full -> key("lives", Integer.toString(full.lives())));
    }

    private String starts(int[] starts) {
        StringBuilder words = new StringBuilder();
        for (int start : starts) {
            words.append(words.isEmpty() ? "" : " ")
                    .append(topology.row(start))
                    .append(',')
                    .append(topology.column(start));
        }
        return words.toString();
    }

    private void viewKeys(View seen) {
        String told = (seen.dangers() == View.UNTOLD ? "" : "mines ") + (seen.golds() == View.UNTOLD ? "" : "gold");
        told = told.isBlank() ? "nothing" : told.strip();
        if (!told.equals(BoardReader.defaultTold(rules))) {
            key("told", told);
        }
        if (seen.lives() != board.map(FullBoard::lives).orElse(1)) {
            key("lives_left", Integer.toString(seen.lives()));
        }
        if (seen.status() != Status.PLAYING) {
            key("status", seen.status() == Status.WON ? "won" : "lost");
        }
    }

    private void graph(Graph graph) {
        text.append("[graph]\n");
        boolean placed = true;
        for (int cell = 0; cell < topology.size(); cell++) {
            placed &= place(graph.point(cell)).matches("( -?\\d{1,9}(\\.\\d{1,9})?){2}");
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            text.append("cell ").append(graph.cellName(cell));
            text.append(placed ? place(graph.point(cell)) : "").append('\n');
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            join(graph, cell);
        }
    }

    // A graph whose text gives no places is drawn on a circle, at points that no text can give.
    private static String place(Point point) {
        return " " + BigDecimal.valueOf(point.x()).toPlainString() + " "
                + BigDecimal.valueOf(point.y()).toPlainString();
    }

    // Each pair once: a cell names its neighbours that come after it.
    private void join(Graph graph, int cell) {
        StringBuilder later = new StringBuilder();
        for (int i = 0; i < topology.degree(cell); i++) {
            int neighbour = topology.neighbour(cell, i);
            later.append(neighbour > cell ? " " + graph.cellName(neighbour) : "");
        }
        if (!later.isEmpty()) {
            text.append("join ").append(graph.cellName(cell)).append(later).append('\n');
        }
    }

    private interface Word {
        String of(int cell);
    }

    private void rows(String section, Word word) {
        text.append(section).append('\n');
        boolean apart = false;
        for (int cell = 0; cell < topology.size() && !apart; cell++) {
            apart = word.of(cell).length() > 1;
        }
        for (int cell = 0; cell < topology.size(); cell++) {
            boolean last = topology.column(cell) == topology.columns() - 1;
            text.append(word.of(cell)).append(last ? "\n" : apart ? " " : "");
        }
    }
}
