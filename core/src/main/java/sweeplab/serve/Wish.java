// SPDX-License-Identifier: Apache-2.0
package sweeplab.serve;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import sweeplab.base.Excerpt;
import sweeplab.base.Pieces;

/** What a client may be told of a position beyond what a player sees. */
enum Wish {
    /** The exact chance of a danger in every covered cell. */
    CHANCES,
    /** The cells that are certainly safe, and those that are certainly dangers. */
    CERTAIN,
    /** The move that a good player would make. */
    TEACHER,
    /** What the move just made risked, and how much less it could have risked. */
    COST,
    /** How much winning chance the move just made gave away. */
    WIN;

    static List<String> names() {
        return Arrays.stream(values())
                .map(wish -> wish.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /** The wishes of a list with commas. */
    static Set<Wish> of(String text) {
        Set<Wish> wishes = EnumSet.noneOf(Wish.class);
        for (String name : Pieces.split(text, ',')) {
            int index = names().indexOf(name);
            if (index < 0) {
                throw new IllegalArgumentException(
                        "there is no info '" + Excerpt.of(name) + "': there are " + String.join(", ", names()));
            }
            wishes.add(values()[index]);
        }
        return wishes;
    }
}
