// SPDX-License-Identifier: Apache-2.0
package sweeplab.count;

import java.util.Optional;
import sweeplab.base.Dice;
import sweeplab.base.PublicApi;
import sweeplab.count.list.WorldList;
import sweeplab.count.result.Analysis;
import sweeplab.count.result.Groups;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * What an engine can tell of one view, whatever is asked first and however far the game has come since the last question. Asked in
 * turn with questions about other views it still answers right, and slower.
 */
@PublicApi
public final class Insight {

    private final Exact engine;
    private final View view;

    Insight(Exact engine, View view) {
        this.engine = engine;
        this.view = view;
    }

    public View view() {
        return view;
    }

    Exact engine() {
        return engine;
    }

    /**
     * The moves that are certain and can be made now: a covered cell that is safe is written as itself, one that is dangerous and not
     * flagged as its complement. If there are none, nothing is certain but what is flagged. Stops at the first that it
     * finds with little work: ask again when they are made.
     */
    public int[] certain() {
        return engine.certain(view);
    }

    /** Shows the chances of all cells of which nothing is certain; false if they are not known. */
    public boolean chances(Groups groups) {
        return engine.chances(view, groups);
    }

    /** Like {@link #chances}, but with gold clues left aside, where they are what makes a position too large. */
    public boolean chancesWithoutGold(Groups groups) {
        return engine.chancesWithoutGold(view, groups);
    }

    /** The chance that a covered cell is a danger, 0 and 1 only if that is certain; no number if it is not known. */
    public double danger(int cell) {
        return engine.danger(view, cell);
    }

    /** The chances of all covered cells. */
    public Analysis analyse() {
        return engine.analyse(view);
    }

    /** True if a single clue says that an unknown cell is safe, were the first few of these unknown cells dangers. */
    public boolean ruledOut(int cell, int[] dangers, int count) {
        return engine.position(view).ruledOut(cell, dangers, count);
    }

    /** How many worlds fit: {@link Exact#MANY} if there are at least so many or it is not known. */
    public long worlds() {
        return engine.worlds(view);
    }

    /** The worlds that fit, as far as a cell of them is in doubt: nothing if none is, or if there are more than so many. */
    public Optional<WorldList> list(int most) {
        return engine.list(view, most);
    }

    /** The chance that 0, 1, 2, … dangers lie around a covered cell if it is safe. All 0 if it is never safe; empty if chances are not known. */
    public double[] whatWouldShow(int cell) {
        return engine.dangersAround(view, cell);
    }

    /** Another world that fits, in which a cell is safe, as like a given one as may be: see {@link Exact#redraw}. */
    public Optional<World> redraw(World old, int safe, Dice dice) {
        return engine.redraw(view, old, safe, dice);
    }

    /** What can be told of a view that continues this one, by an engine beside this one: for trying out moves. */
    public Insight branch(View next) {
        return engine.ahead().branch(this, next);
    }
}
