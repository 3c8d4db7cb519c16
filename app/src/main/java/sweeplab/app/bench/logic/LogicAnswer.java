// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sweeplab.app.json.Json;

/**
 * What somebody says of a position.
 *
 * @param safe the cells called certainly safe
 * @param mines the cells called certainly dangers
 * @param move the cell to open, if any
 */
record LogicAnswer(String id, Set<GridCell> safe, Set<GridCell> mines, Optional<GridCell> move) {

    private static final int LONGEST = 1_000_000;

    static LogicAnswer of(String line, int number) {
        try {
            if (line.length() > LONGEST || !(Json.read(line) instanceof Map<?, ?> read)) {
                throw new IllegalArgumentException("expected an object with id, safe, mines and move");
            }
            Object move = read.get("move");
            return new LogicAnswer(
                    String.valueOf(read.get("id")),
                    spots(read.get("safe")),
                    spots(read.get("mines")),
                    move == null ? Optional.empty() : Optional.of(GridCell.read(move)));
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
        }
    }

    private static Set<GridCell> spots(@Nullable Object list) {
        Set<GridCell> spots = new LinkedHashSet<>();
        if (list instanceof List<?> all) {
            all.forEach(each -> spots.add(GridCell.read(each)));
        } else if (list != null) {
            throw new IllegalArgumentException("'" + list + "' is no list of cells: write [[row, column], …]");
        }
        return spots;
    }

    String line() {
        return Json.text(Json.object(
                "id",
                id,
                "safe",
                lists(safe),
                "mines",
                lists(mines),
                "move",
                move.map(spot -> List.of(spot.row(), spot.column())).orElse(null)));
    }

    private static List<?> lists(Set<GridCell> spots) {
        return spots.stream().map(spot -> List.of(spot.row(), spot.column())).toList();
    }
}
