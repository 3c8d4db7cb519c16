// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Roster;
import sweeplab.agent.SureMoves;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.view.View;
import sweeplab.world.World;

/**
 * A bound for scale, and no honest agent: plays the safest cell, and of several equally safe ones one that holds no danger,
 * for it sees the world. How far it is ahead shows what luck among equals can be worth.
 */
public final class Clairvoyant implements Agent {

    /** What it is called in a tournament. */
    public static final String NAME = "clairvoyant";

    // Chances closer than this are the same chance, computed in another order.
    private static final double SAME = 1e-9;

    private final Exact exact = new Exact();
    private @Nullable World world;

    /** Adds it to those who can be named in a run. */
    public static Roster addTo(Roster roster) {
        return roster.add(
                NAME, "sees the world, but only to choose among equally safe cells", seed -> new Clairvoyant());
    }

    void look(World now) {
        world = now;
    }

    @Override
    public Decision decide(View view) {
        return SureMoves.of(exact.at(view))
                .or(() -> guess(view, exact.analyse(view)))
                .orElseGet(() -> new Decision.Resign("the chances are not known"));
    }

    private Optional<Decision> guess(View view, Analysis analysis) {
        int best = -1;
        for (int cell = 0; cell < view.topology().size(); cell++) {
            boolean open = !view.covered(cell) || view.flagged(cell) || Double.isNaN(analysis.danger(cell));
            if (!open && (best < 0 || better(cell, best, analysis))) {
                best = cell;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(new Decision.Guess(NAME, best, analysis.danger(best)));
    }

    private boolean better(int cell, int best, Analysis analysis) {
        double gain = analysis.danger(best) - analysis.danger(cell);
        return gain > SAME || gain > -SAME && holdsDanger(best) && !holdsDanger(cell);
    }

    private boolean holdsDanger(int cell) {
        return world != null && world.danger(cell);
    }
}
