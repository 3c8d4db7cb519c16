// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;

/** Tornado Sweeper (T1, T2): a clue counts the tornadoes around it. */
public final class Tornado implements Tornadoes, Counting {

    @Override
    public String id() {
        return "tornado";
    }

    @Override
    public List<Level> levels() {
        return List.of(
                new Level("SMALL", 5, 5, 6, 0), new Level("MEDIUM", 7, 7, 10, 0), new Level("LARGE", 9, 9, 15, 0));
    }
}
