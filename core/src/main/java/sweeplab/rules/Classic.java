// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;

/** Classic Minesweeper (X2): any board, a known number of mines, a start that is safe or opens. */
public final class Classic implements Counting {

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public String danger() {
        return "mine";
    }

    @Override
    public String dangerSymbol() {
        return "*";
    }

    @Override
    public List<Level> levels() {
        return List.of(
                new Level("beginner", 9, 9, 10, 0),
                new Level("beginner8", 8, 8, 10, 0),
                new Level("intermediate", 16, 16, 40, 0),
                new Level("expert", 30, 16, 99, 0));
    }
}
