// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.List;
import java.util.stream.Stream;

/** The boards of the sets: for each game one, and others for what is rare on it. */
final class BoardsOf {

    /** A board that is small enough for perfect play, and a larger one for reasoning that is rare on it. */
    static final List<List<String>> EVERY_GAME = List.of(
            List.of("8x8/13 opening@3,3", "16x16/56 opening@3,3"),
            List.of("nettle 8x8/13", "nettle 16x16/56"),
            List.of("tornado 8x8/11", "tornado 12x12/38"),
            List.of("reverse 8x8/11", "reverse 12x12/38"),
            List.of("obscured 8x8/8", "obscured 16x16/40"),
            List.of("daggers 8x8/11+3g", "daggers 16x16/50+8g"),
            List.of("daggers-m 8x8/11+3g", "daggers-m 14x14/36+6g"),
            List.of("daggers-counted 8x8/11+3g", "daggers-counted 14x14/36+6g"));

    /** Where cases must be told apart most often. */
    static final List<List<String>> DENSE = each("10x10/30 opening@4,4", "hex:9x9/24 opening@4,4");

    /** Small enough for perfect play. */
    static final List<List<String>> SMALL = each("6x6/8 safe@2,2", "hex:6x6/8 safe@2,2", "torus:6x6/7 safe@2,2");

    /** Rules for clues, rules for where mines lie, and both together. */
    static final List<List<String>> LETTERS = each(
            "[Q] 5x5/8 safe@2,2",
            "[C] 5x5/8 safe@2,2",
            "[T] 5x5/8 safe@2,2",
            "[W] 5x5/8 safe@2,2",
            "[L] 5x5/8 safe@2,2",
            "[M] 5x5/8 safe@2,2",
            "[X] 5x5/8 safe@2,2",
            "[P] 5x5/8 safe@2,2",
            "[E] 5x5/8 safe@2,2",
            "[Q][M] 5x5/8 safe@2,2");

    private BoardsOf() {}

    private static List<List<String>> each(String... boards) {
        return Stream.of(boards).map(List::of).toList();
    }
}
