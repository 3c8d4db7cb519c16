// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.board;

import sweeplab.base.Numbers;
import sweeplab.format.text.Lines;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Letters;
import sweeplab.rules.Rules;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** How one cell is written in a {@code .board} text, of a world and of a view. */
final class CellWords {

    /** A view keeps a clue in a byte. */
    private static final int LARGEST = Byte.MAX_VALUE;

    /** A clear cell without a clue. */
    static final String SILENT = "-";

    private CellWords() {}

    static String real(World world, Rules rules, int cell) {
        return switch (world.content(cell)) {
            case CLEAR -> word(rules, rules.clue(world, cell));
            case DANGER -> "*";
            case GOLD -> "G";
            case BLOCKED -> "B";
        };
    }

    /** How a clue is written, also one that is not there. */
    static String word(Rules rules, int clue) {
        return clue == Rules.SILENT ? SILENT : rules.word(clue);
    }

    static Content content(String word, Rules rules, Topology topology) {
        if (word.equals("*")) {
            return Content.DANGER;
        }
        if (word.equals("G") && rules.hasGold()) {
            return Content.GOLD;
        }
        if (word.equals("B") && rules.hasBlocked()) {
            return Content.BLOCKED;
        }
        boolean silent = word.equals(SILENT) && Letters.like(rules.id());
        if (silent || (rules.plain() ? Numbers.is(word) : rules.clueOf(word, topology) >= 0)) {
            return Content.CLEAR;
        }
        throw new IllegalArgumentException("found '" + Lines.shown(word) + "', expected a clue, '*'"
                + (rules.hasGold() ? ", 'G'" : "") + (rules.hasBlocked() ? ", 'B'" : ""));
    }

    static String seen(View view, int cell) {
        if (view.covered(cell)) {
            return view.flagged(cell) ? "F" : "U";
        }
        if (view.exploded(cell)) {
            return "X";
        }
        if (view.blocked(cell)) {
            return "B";
        }
        if (view.silent(cell)) {
            return SILENT;
        }
        return (view.gold(cell) ? "G" : view.rules().word(view.clue(cell))) + goldClue(view, cell);
    }

    private static String goldClue(View view, int cell) {
        int clue = view.goldClue(cell);
        if (clue <= 0) {
            return "";
        }
        return view.rules().goldClue() == GoldClue.CARDINAL ? "m" : "g" + clue;
    }

    /** Puts what a word says into a position. */
    static void put(Scene scene, int cell, String word) {
        Rules rules = scene.view().rules();
        switch (word) {
            case "U", "?" -> {
                // covered: a question mark says no more
            }
            case "F", "#" -> scene.flag(cell);
            case "X", "@" -> scene.explode(cell);
            default -> {
                if (word.equals("B") && rules.hasBlocked()) {
                    scene.block(cell);
                } else {
                    open(scene, cell, word, rules);
                }
            }
        }
    }

    private static void open(Scene scene, int cell, String word, Rules rules) {
        if (word.equals(SILENT) && rules.goldClue() == GoldClue.NONE) {
            scene.openSilent(cell);
            return;
        }
        if (!rules.plain()) {
            scene.open(cell, clueOf(word, rules, scene.view().topology()), GoldClue.UNTOLD);
            return;
        }
        int end = clueEnd(word);
        String clue = word.substring(0, end);
        int goldClue = goldClue(word.substring(end), rules.goldClue(), word);
        if (clue.equals("G") && rules.hasGold()) {
            scene.openGold(cell, goldClue);
            return;
        }
        int most = Math.min(LARGEST, scene.view().topology().shape().mostNeighbours());
        if (!Numbers.is(clue) || Integer.parseInt(clue) > most) {
            throw new IllegalArgumentException(
                    "found '" + Lines.shown(word) + "', expected U, F, ?, X, @, #, a clue 0 to " + most
                            + (rules.hasGold() ? ", 'G'" : "") + (rules.hasBlocked() ? ", 'B'" : ""));
        }
        scene.open(cell, Integer.parseInt(clue), goldClue);
    }

    private static int clueOf(String word, Rules rules, Topology topology) {
        int clue = rules.clueOf(word, topology);
        if (clue < 0) {
            throw new IllegalArgumentException("found '" + Lines.shown(word) + "', expected U, F, ?, X, @, #, '"
                    + SILENT + "' or a clue of " + rules.id());
        }
        return clue;
    }

    private static int clueEnd(String word) {
        int end = word.startsWith("G") ? 1 : 0;
        while (end < word.length() && Numbers.digit(word.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int goldClue(String end, GoldClue kind, String word) {
        if (end.isEmpty()) {
            return kind == GoldClue.NONE ? GoldClue.UNTOLD : 0;
        }
        if (kind == GoldClue.CARDINAL && end.equals("m")) {
            return 1;
        }
        String count = end.substring(1);
        if (kind == GoldClue.COUNTED
                && end.startsWith("g")
                && Numbers.is(count)
                && Integer.parseInt(count) <= LARGEST) {
            return Integer.parseInt(count);
        }
        throw new IllegalArgumentException("found '" + Lines.shown(word) + "': after the clue "
                + switch (kind) {
                    case NONE -> "this game says nothing more";
                    case CARDINAL -> "only 'm' may follow, for gold across a side";
                    case COUNTED -> "only 'g' and the number of gold around may follow";
                });
    }
}
