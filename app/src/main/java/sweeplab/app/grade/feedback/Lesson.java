// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade.feedback;

import java.util.List;

/**
 * What there is to learn from one game that was not won.
 *
 * @param game the number of the game, from 1
 * @param heading what happened, in a sentence
 * @param words why something else was certain, line by line
 * @param picture the position, as it was before; empty if there is none
 */
public record Lesson(int game, String id, String heading, List<String> words, String picture) {

    public Lesson {
        words = List.copyOf(words);
    }
}
