// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.estimate;

import sweeplab.rules.GoldClue;
import sweeplab.view.View;
import sweeplab.world.World;

/** Whether a world shows what a view shows, looked at cell by cell. */
final class Fit {

    private final View view;
    private final World world;

    private Fit(View view, World world) {
        this.view = view;
        this.world = world;
    }

    static boolean of(View view, World world) {
        return new Fit(view, world).holds();
    }

    private boolean holds() {
        boolean fits = told(view.dangers(), world.dangers()) && told(view.golds(), world.golds());
        for (int start : view.starts()) {
            fits &= !world.danger(start);
        }
        for (int cell = 0; fits && cell < view.topology().size(); cell++) {
            fits = view.covered(cell) ? !world.blocked(cell) : shown(cell);
        }
        return fits;
    }

    private static boolean told(int total, int found) {
        return total == View.UNTOLD || total == found;
    }

    private boolean shown(int cell) {
        return view.exploded(cell) == world.danger(cell)
                && view.gold(cell) == world.gold(cell)
                && view.blocked(cell) == world.blocked(cell)
                && (!view.hasClue(cell)
                        || view.gold(cell)
                        || view.clue(cell) == view.rules().clue(world, cell))
                && (!view.gold(cell) || world.dangersAround(cell) == 0)
                && gold(cell);
    }

    private boolean gold(int cell) {
        GoldClue rule = view.rules().goldClue();
        return rule == GoldClue.NONE
                || view.exploded(cell)
                || view.goldClue(cell) == View.UNTOLD
                || view.goldClue(cell) == rule.clue(world, cell);
    }
}
