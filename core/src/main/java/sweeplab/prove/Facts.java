// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sweeplab.position.Constraint;
import sweeplab.position.Constraints;
import sweeplab.proof.Bound;
import sweeplab.proof.Evidence;
import sweeplab.prove.lines.IntLists;
import sweeplab.prove.lines.Line;
import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.Topology;

/** All that a view says, as lines over variables: one variable for each atom that a clue or a rule speaks of. */
public final class Facts {

    private static final int NONE = -1;

    private final View view;
    private final Topology topology;
    private final boolean flagsTrusted;
    private final int[] dangerVars;
    private final int[] goldVars;
    private final List<Integer> atoms = new ArrayList<>();
    private final List<Line> givens = new ArrayList<>();
    private final List<Line> totals = new ArrayList<>();
    private final IntLists touching;
    private final int standIn;
    private final @Nullable Line[] told;

    Facts(View view, boolean flagsTrusted) {
        this.view = view;
        this.flagsTrusted = flagsTrusted;
        topology = view.topology();
        dangerVars = new int[topology.size()];
        Arrays.fill(dangerVars, NONE);
        goldVars = new int[view.rules().goldClue() == GoldClue.NONE ? 0 : topology.size()];
        Arrays.fill(goldVars, NONE);
        readCells();
        readGold();
        int unspoken = view.dangers() == View.UNTOLD ? NONE : anyUnspokenCell();
        standIn = unspoken == NONE ? NONE : variable(unspoken);
        touching = new IntLists(atoms.size());
        for (int i = 0; i < givens.size(); i++) {
            for (int var : givens.get(i).vars) {
                touching.add(var, i);
            }
        }
        told = new Line[atoms.size()];
        for (Line given : givens) {
            if (given.isTold()) {
                told[given.vars[0]] = given;
            }
        }
        readTotals();
    }

    View view() {
        return view;
    }

    int variables() {
        return atoms.size();
    }

    /** The atom that a variable stands for in an argument about the given atom. */
    int atom(int var, int about) {
        return var == standIn && var(about) == standIn ? about : atoms.get(var);
    }

    /** The atom of a variable in an argument about nothing in particular. */
    int atom(int var) {
        return atoms.get(var);
    }

    /** The variable of an atom, or -1 if no clue and no rule speaks of it. */
    int var(int atom) {
        int cell = Bound.cell(atom);
        if (!Bound.isGold(atom)) {
            return dangerVars[cell] == NONE && view.covered(cell) ? standIn : dangerVars[cell];
        }
        return goldVars.length == 0 ? NONE : goldVars[cell];
    }

    /** The clues and rules, without the totals. */
    List<Line> givens() {
        return givens;
    }

    /** All givens, those that hang together with a variable first and the nearest of them first. */
    List<Line> around(int var) {
        LinkedHashSet<Line> ordered = new LinkedHashSet<>(new Rings(this, var).all());
        ordered.addAll(givens);
        return List.copyOf(ordered);
    }

    /** True if there are no rules about gold among the givens, so that few lines are few clues. */
    boolean onlyClues() {
        return goldVars.length == 0;
    }

    /** True if nothing but the total speaks of a covered cell. */
    boolean unspoken(int cell) {
        return dangerVars[cell] == NONE || dangerVars[cell] == standIn;
    }

    /** True if a covered cell has no variable of its own in an argument about the given atom: nothing but the total speaks of it. */
    boolean unspoken(int cell, int about) {
        return view.covered(cell) && unspoken(cell) && (standIn == NONE || cell != Bound.cell(atom(standIn, about)));
    }

    List<Line> totals() {
        return totals;
    }

    /** The given that tells a variable outright, a trusted flag or a start cell; null if there is none. */
    @Nullable
    Line told(int var) {
        return told[var];
    }

    /** The indices of the givens in which a variable stands. */
    int touching(int var) {
        return touching.size(var);
    }

    int touching(int var, int k) {
        return touching.get(var, k);
    }

    private int variable(int atom) {
        int[] vars = Bound.isGold(atom) ? goldVars : dangerVars;
        int cell = Bound.cell(atom);
        if (vars[cell] == NONE) {
            vars[cell] = atoms.size();
            atoms.add(atom);
        }
        return vars[cell];
    }

    private void readCells() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.hasClue(cell)) {
                readClue(cell);
            } else if (flagsTrusted && view.flagged(cell)) {
                give(new Evidence.Flag(cell), 1, 1, cell);
            }
        }
        for (int start : view.starts()) {
            if (view.covered(start)) {
                give(new Evidence.Start(start), 0, 0, start);
            }
        }
    }

    private void readClue(int cell) {
        Constraint clue = Constraints.asSeen(view, cell);
        give(new Evidence.Clue(cell), clue, clue.cells());
    }

    // What says nothing of any atom is left out, unless it cannot hold.
    private void give(Evidence evidence, Constraint seen, int[] of) {
        if (of.length > 0 || seen.atLeast() > 0 || seen.atMost() < 0) {
            give(evidence, seen.atLeast(), seen.atMost(), of);
        }
    }

    private void give(Evidence evidence, int least, int most, int... of) {
        int[] vars = new int[of.length];
        for (int i = 0; i < of.length; i++) {
            vars[i] = variable(of[i]);
        }
        Arrays.sort(vars);
        givens.add(Line.given(evidence, vars, least, most));
    }

    // Gold matters only where a clue promises some, or everywhere if it is known how much there is.
    private void readGold() {
        for (int cell = 0; cell < goldVars.length; cell++) {
            if (view.goldClue(cell) > 0) {
                readGoldClue(cell, true);
            }
            if (view.golds() != View.UNTOLD && view.covered(cell)) {
                variable(Bound.gold(cell));
            }
        }
        for (int cell = 0; cell < goldVars.length; cell++) {
            if (view.goldClue(cell) == 0) {
                readGoldClue(cell, false);
            }
        }
        for (int cell = 0; cell < goldVars.length; cell++) {
            if (goldVars[cell] != NONE) {
                keepApart(cell);
            }
        }
    }

    private void readGoldClue(int cell, boolean all) {
        Constraint clue = Constraints.goldAsSeen(view, cell, near -> all || goldVars[near] != NONE);
        int[] spoken = Arrays.stream(clue.cells()).map(Bound::gold).toArray();
        give(new Evidence.GoldNear(cell), clue, spoken);
    }

    private void keepApart(int gold) {
        give(new Evidence.Apart(gold, gold), 0, 1, Bound.gold(gold), gold);
        for (int neighbour : topology.neighbours(gold)) {
            if (view.exploded(neighbour)) {
                give(new Evidence.Apart(gold, neighbour), 0, 0, Bound.gold(gold));
            } else if (view.covered(neighbour)) {
                give(new Evidence.Apart(gold, neighbour), 0, 1, Bound.gold(gold), neighbour);
            }
        }
    }

    // Cells that nothing but the total speaks of are all alike: one variable stands for any of them, the others widen
    // the bound.
    private void readTotals() {
        if (view.dangers() != View.UNTOLD) {
            int left = view.dangers() - view.explodedCells();
            int[] vars = varsOf(false);
            totals.add(Line.given(new Evidence.Total(), vars, left - (view.coveredCells() - vars.length), left));
        }
        if (view.golds() != View.UNTOLD) {
            int left = view.golds() - view.goldCells();
            totals.add(Line.given(new Evidence.GoldTotal(), varsOf(true), left, left));
        }
    }

    private int[] varsOf(boolean gold) {
        return IntStream.range(0, atoms.size())
                .filter(var -> Bound.isGold(atoms.get(var)) == gold)
                .toArray();
    }

    private int anyUnspokenCell() {
        for (int cell = 0; cell < topology.size(); cell++) {
            if (view.covered(cell) && dangerVars[cell] == NONE) {
                return cell;
            }
        }
        return NONE;
    }
}
