// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench.logic;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.view.Scene;
import sweeplab.view.View;

/** Lets an agent answer: what it calls certain, and the cell that it would open. */
final class Pupil {

    private final Agent agent;

    Pupil(Agent agent) {
        this.agent = agent;
    }

    LogicAnswer answer(LogicItem item) {
        Scene scene = Scene.from(item.view());
        Set<GridCell> safe = new LinkedHashSet<>();
        Set<GridCell> mines = new LinkedHashSet<>();
        Decision decision = agent.decide(scene.view());
        while (decision instanceof Decision.Certain certain && took(certain, scene, safe, mines)) {
            // Flags may lead an agent further; what they tell is asked on a new view, since nothing else was opened.
            scene = Scene.from(scene.view());
            decision = agent.decide(scene.view());
        }
        Optional<GridCell> guess = decision instanceof Decision.Guess made
                ? Optional.of(GridCell.of(scene.view().topology(), made.cell()))
                : Optional.empty();
        return new LogicAnswer(item.id(), safe, mines, safe.stream().findFirst().or(() -> guess));
    }

    // True if anything of it was new.
    private static boolean took(Decision.Certain certain, Scene scene, Set<GridCell> safe, Set<GridCell> mines) {
        View view = scene.view();
        boolean news = false;
        for (int move : certain.moves()) {
            int cell = Move.cell(move);
            GridCell spot = GridCell.of(view.topology(), cell);
            news |= (Move.isFlag(move) ? mines : safe).add(spot);
            if (Move.isFlag(move) && !view.flagged(cell)) {
                scene.flag(cell);
            }
        }
        return news;
    }
}
