// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sweeplab.base.Budget;
import sweeplab.proof.Bound;
import sweeplab.prove.lines.Ledger;
import sweeplab.prove.lines.Line;
import sweeplab.prove.lines.Splits;
import sweeplab.view.View;
import sweeplab.world.Content;
import sweeplab.world.World;

/** One way things may be: a value for each variable that agrees with every line. */
record Model(boolean... values) {

    /** A model of the lines in which a variable has this value (any if it is -1), like {@code similar} where it can be; null if none was found. */
    static @Nullable Model find(
            int variables, List<Line> lines, int var, boolean value, @Nullable Model similar, Budget budget) {
        Ledger ledger = new Ledger(variables, lines);
        if (ledger.propagate() != null || var >= 0 && ledger.known(var) && ledger.value(var) != value) {
            return null;
        }
        if (var >= 0 && !ledger.known(var)) {
            ledger.suppose(var, value);
        }
        Splits splits = new Splits(ledger, budget, similar == null ? null : similar.values);
        return splits.refute() != null || budget.spent() ? null : of(ledger);
    }

    private static Model of(Ledger ledger) {
        boolean[] values = new boolean[ledger.variables()];
        for (int var = 0; var < values.length; var++) {
            values[var] = ledger.known(var) && ledger.value(var);
        }
        return new Model(values);
    }

    /** The world that this model describes, as seen from an atom that the argument is about. */
    World world(Facts facts, int about) {
        return World.of(facts.view().topology(), content(facts, about));
    }

    private byte[] content(Facts facts, int about) {
        View view = facts.view();
        byte[] content = new byte[view.topology().size()];
        int left = view.dangers();
        for (int cell = 0; cell < content.length; cell++) {
            content[cell] = seen(view, cell);
        }
        for (int var = 0; var < values.length; var++) {
            int atom = facts.atom(var, about);
            if (values[var]) {
                content[Bound.cell(atom)] = (Bound.isGold(atom) ? Content.GOLD : Content.DANGER).code();
                left -= Bound.isGold(atom) ? 0 : 1;
            }
        }
        left -= view.explodedCells();
        for (int cell = 0; cell < content.length && left > 0; cell++) {
            if (facts.unspoken(cell, about)) {
                content[cell] = Content.DANGER.code();
                left--;
            }
        }
        return content;
    }

    /** The same with a danger in a cell that nothing speaks of. */
    World worldWith(Facts facts, int cell) {
        byte[] content = content(facts, cell);
        content[cell] = Content.DANGER.code();
        return World.of(facts.view().topology(), content);
    }

    private static byte seen(View view, int cell) {
        if (view.exploded(cell)) {
            return Content.DANGER.code();
        }
        return (view.gold(cell) ? Content.GOLD : view.blocked(cell) ? Content.BLOCKED : Content.CLEAR).code();
    }
}
