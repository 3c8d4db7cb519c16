// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;

/** Nettle Sweeper (N1, N2): squares, a known number of nettles, first probe at (0,0). */
public final class Nettle implements Counting {

    @Override
    public String id() {
        return "nettle";
    }

    @Override
    public String danger() {
        return "nettle";
    }

    @Override
    public String dangerSymbol() {
        return "-1";
    }

    @Override
    public List<Level> levels() {
        return List.of(
                new Level("easy", 5, 5, 5, 0), new Level("medium", 9, 9, 10, 0), new Level("hard", 10, 10, 20, 0));
    }
}
