// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import sweeplab.arena.GameRecord;
import sweeplab.play.Result;

/**
 * Worlds solved to the end, as CS 171 counts them: nothing for a part, and more for a larger one. Small is up to 100 cells (8x8), middle up to 300
 * (16x16), large all beyond (16x30).
 */
record WholeWorlds(int[] solved, int[] played, int[] weights) {

    private static final int[] LARGEST = {100, 300, Integer.MAX_VALUE};
    private static final String[] NAMES = {"small", "middle", "large"};

    static WholeWorlds of(Marked marked, String weights, IntUnaryOperator cells) {
        String[] words = weights.split(",");
        WholeWorlds worlds = new WholeWorlds(new int[3], new int[3], new int[3]);
        for (int i = 0; i < NAMES.length; i++) {
            worlds.weights[i] = Integer.parseInt(words[i]);
        }
        for (GameRecord game : marked.games()) {
            int size = size(cells.applyAsInt(game.game()));
            worlds.played[size]++;
            worlds.solved[size] += game.score().result() == Result.WON ? 1 : 0;
        }
        return worlds;
    }

    private static int size(int cells) {
        int size = 0;
        while (cells > LARGEST[size]) {
            size++;
        }
        return size;
    }

    Assessment.Mark mark(Rubric.Item item) {
        double points = 0;
        double most = 0;
        List<String> words = new ArrayList<>();
        for (int i = 0; i < NAMES.length; i++) {
            points += weights[i] * solved[i];
            most += weights[i] * played[i];
            if (played[i] > 0) {
                words.add(solved[i] + " of " + played[i] + " " + NAMES[i] + " worlds solved (" + weights[i] + " each)");
            }
        }
        return Assessment.share(item, most == 0 ? 0 : points / most, String.join(", ", words));
    }
}
