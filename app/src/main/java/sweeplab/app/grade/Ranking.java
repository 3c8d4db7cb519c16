// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The submissions in order of their wins; those with as many wins share a rank. */
public record Ranking(List<Ranked> rows) {

    /** One place. */
    public record Ranked(int rank, Marked marked) {}

    public Ranking {
        rows = List.copyOf(rows);
    }

    public static Ranking of(List<Marked> all) {
        List<Marked> sorted = all.stream()
                .sorted(Comparator.comparing(Marked::wins).reversed().thenComparing(Marked::name))
                .toList();
        List<Ranked> rows = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean shared = i > 0 && sorted.get(i).wins() == sorted.get(i - 1).wins();
            rows.add(new Ranked(shared ? rows.get(i - 1).rank() : i + 1, sorted.get(i)));
        }
        return new Ranking(rows);
    }
}
