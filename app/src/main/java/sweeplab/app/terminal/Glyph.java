// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import sweeplab.catalogue.WorldText;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** One cell as it is drawn: its symbol and its colours. */
record Glyph(String text, Ink ink) {

    static Glyph of(View view, Notation notation, int cell) {
        return new Glyph(notation.symbol(view, cell), ink(view, cell));
    }

    private static Ink ink(View view, int cell) {
        if (view.flagged(cell)) {
            return Ink.FLAGGED;
        }
        if (view.covered(cell)) {
            return Ink.COVERED;
        }
        if (view.exploded(cell)) {
            return Ink.DANGER;
        }
        if (view.blocked(cell)) {
            return view.rules().sign(cell).isEmpty() ? Ink.BLOCKED : Ink.ZERO;
        }
        if (view.silent(cell)) {
            return Ink.ZERO;
        }
        return view.gold(cell) ? Ink.GOLD : Ink.number(view.clue(cell));
    }

    static Glyph of(World world, Rules rules, int cell) {
        if (world.blocked(cell) && !rules.sign(cell).isEmpty()) {
            return new Glyph(rules.sign(cell), Ink.ZERO);
        }
        Ink ink = switch (world.content(cell)) {
            case CLEAR -> Ink.number(Math.max(0, rules.clue(world, cell)));
            case DANGER -> Ink.DANGER;
            case GOLD -> Ink.GOLD;
            case BLOCKED -> Ink.BLOCKED;
        };
        boolean silent = world.content(cell) == Content.CLEAR && rules.clue(world, cell) == Rules.SILENT;
        return new Glyph(silent ? "-" : WorldText.symbol(world, rules, cell), ink);
    }
}
