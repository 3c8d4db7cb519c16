// SPDX-License-Identifier: Apache-2.0
package sweeplab;

import static org.assertj.core.api.Assertions.assertThat;

import sweeplab.view.View;

/** Compares views cell by cell. */
public final class Views {

    private Views() {}

    /** Everything that a player can see is the same, and came about in the same order. */
    public static void assertSame(View actual, View expected) {
        assertThat(actual.topology().id()).isEqualTo(expected.topology().id());
        for (int cell = 0; cell < expected.topology().size(); cell++) {
            assertThat(symbol(actual, cell)).as("cell %d", cell).isEqualTo(symbol(expected, cell));
            assertThat(actual.goldClue(cell)).isEqualTo(expected.goldClue(cell));
        }
        assertThat(actual.opened()).isEqualTo(expected.opened());
        for (int i = 0; i < expected.opened(); i++) {
            assertThat(actual.opened(i)).isEqualTo(expected.opened(i));
        }
        assertThat(actual.lives()).isEqualTo(expected.lives());
        assertThat(actual.status()).isEqualTo(expected.status());
    }

    /** One word for what a cell shows. */
    public static String symbol(View view, int cell) {
        return view.flagged(cell)
                ? "flag"
                : view.covered(cell)
                        ? "?"
                        : view.exploded(cell)
                                ? "!"
                                : view.blocked(cell) ? "b" : view.gold(cell) ? "g" : Integer.toString(view.clue(cell));
    }
}
