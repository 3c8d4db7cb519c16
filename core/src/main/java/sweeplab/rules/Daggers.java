// SPDX-License-Identifier: Apache-2.0
package sweeplab.rules;

import java.util.List;

/** Daggers &amp; Gold (D1 to D3) with one of the three kinds of gold clue (D8, D9): gold gives a life, a dagger takes one. */
public record Daggers(GoldClue goldClue) implements Counting {

    @Override
    public String id() {
        return switch (goldClue) {
            case NONE -> "daggers";
            case CARDINAL -> "daggers-m";
            case COUNTED -> "daggers-counted";
        };
    }

    @Override
    public String danger() {
        return "dagger";
    }

    @Override
    public String dangerSymbol() {
        return "d";
    }

    @Override
    public boolean ownWorlds() {
        return goldClue == GoldClue.NONE;
    }

    @Override
    public boolean hasGold() {
        return true;
    }

    @Override
    public List<Level> levels() {
        return List.of(
                new Level("EASY", 5, 5, 4, 1), new Level("MEDIUM", 8, 8, 10, 4), new Level("HARD", 12, 12, 25, 3));
    }
}
