// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.base.JsonText;
import sweeplab.count.result.Analysis;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** An answer about all games of a batch: a list for each kind of news, with a place for each game. */
final class Columns {

    private final Set<Wish> wishes;
    private final Map<String, List<@Nullable Object>> columns = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> ids = new LinkedHashMap<>();
    private final Map<String, @Nullable Object> illegal = new LinkedHashMap<>();
    private final boolean gold;

    Columns(Set<Wish> wishes, Rules rules) {
        this.wishes = wishes;
        gold = rules.goldClue() != GoldClue.NONE;
    }

    void add(int game, Seat seat) {
        int[] opened = seat.opened();
        put("new", pairs(opened, cell -> CellCode.of(seat.view(), cell)));
        if (gold) {
            put("gold", pairs(opened, seat.view()::goldClue));
        }
        put("states", seat.state());
        put("lives", seat.view().lives());
        String id = seat.news();
        if (id != null) {
            ids.put(String.valueOf(game), id);
        }
        if (!seat.illegal().isEmpty()) {
            illegal.put(String.valueOf(game), seat.illegal());
        }
        if (wishes.contains(Wish.COST) || wishes.contains(Wish.WIN)) {
            put("cost", seat.cost());
        }
        info(seat);
    }

    private void info(Seat seat) {
        boolean thinks =
                wishes.contains(Wish.CHANCES) || wishes.contains(Wish.CERTAIN) || wishes.contains(Wish.TEACHER);
        Analysis analysis = thinks && seat.playing() ? seat.analysis() : null;
        if (wishes.contains(Wish.CHANCES)) {
            put("chances", analysis == null ? null : chances(seat.view(), analysis));
        }
        if (wishes.contains(Wish.CERTAIN)) {
            put("safe", analysis == null ? null : analysis.safe().toArray());
            put("dangers", analysis == null ? null : analysis.dangers().toArray());
        }
        if (wishes.contains(Wish.TEACHER)) {
            put("teacher", analysis == null ? null : seat.teacher(analysis));
        }
    }

    private void put(String column, @Nullable Object value) {
        columns.computeIfAbsent(column, any -> new ArrayList<>()).add(value);
    }

    private static double[] chances(View view, Analysis analysis) {
        double[] chances = new double[view.topology().size()];
        for (int cell = 0; cell < chances.length; cell++) {
            chances[cell] = view.covered(cell) ? analysis.danger(cell) : Double.NaN;
        }
        return chances;
    }

    private interface Reading {
        int of(int cell);
    }

    private static int[] pairs(int[] cells, Reading reading) {
        int[] pairs = new int[2 * cells.length];
        for (int i = 0; i < cells.length; i++) {
            pairs[2 * i] = cells[i];
            pairs[2 * i + 1] = reading.of(cells[i]);
        }
        return pairs;
    }

    Map<String, @Nullable Object> shape() {
        Map<String, @Nullable Object> shape = JsonText.object();
        shape.putAll(columns);
        if (!ids.isEmpty()) {
            shape.put("ids", ids);
        }
        if (!illegal.isEmpty()) {
            shape.put("illegal", illegal);
        }
        return shape;
    }
}
