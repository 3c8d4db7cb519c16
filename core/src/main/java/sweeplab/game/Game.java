// SPDX-License-Identifier: Apache-2.0
package sweeplab.game;

import sweeplab.base.PublicApi;
import sweeplab.relation.Relation;
import sweeplab.rules.GoldClue;
import sweeplab.rules.Rules;
import sweeplab.view.FloodFill;
import sweeplab.view.Scene;
import sweeplab.view.Status;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The truth of one game: holds the world, answers probes, and hands out a view that knows nothing of it (C1). */
@PublicApi
public final class Game {

    private final Rules rules;
    private World world;
    private final Topology topology;
    private final GoldClue gold;
    private final Scene scene;
    private final View view;
    private final FloodFill.Uncovering uncovering = this::uncover;
    private int safeCellsLeft;

    /** A game with the start cells that its rules give. */
    public Game(Rules rules, World world) {
        this(rules, world, rules.starts(world.topology()));
    }

    /** A game with these start cells, each of them safe. */
    public Game(Rules rules, World world, int[] starts) {
        this(rules, world, starts, 1);
    }

    /** A game that begins with this many lives. */
    public Game(Rules rules, World world, int[] starts, int lives) {
        this.rules = rules;
        this.world = world;
        topology = world.topology();
        gold = rules.goldClue();
        if (lives < 1) {
            throw new IllegalArgumentException("a game with " + lives + " lives cannot begin: it needs at least 1");
        }
        for (int start : starts) {
            checkStart(start);
        }
        scene = new Scene(rules, topology, rules.dangersKnown() ? world.dangers() : View.UNTOLD, goldsTold(), starts);
        scene.lives(lives);
        view = scene.view();
        safeCellsLeft = topology.size() - world.dangers() - world.blocked();
        for (int cell = 0; world.blocked() > 0 && cell < topology.size(); cell++) {
            if (world.blocked(cell)) {
                scene.block(cell);
            }
        }
        give();
    }

    private void give() {
        for (int given : rules.givens()) {
            if (world.danger(given)) {
                scene.find(given, rules.foundClue(world, given));
            } else {
                uncover(given);
            }
        }
        if (rules.givens().length > 0 || rules.judgesMarks()) {
            endIfWon();
        }
    }

    private void endIfWon() {
        if (safeCellsLeft == 0 && !over()) {
            scene.end(Status.WON);
        }
    }

    private int goldsTold() {
        return gold.goldsKnown() ? world.golds() : View.UNTOLD;
    }

    private void checkStart(int start) {
        if (start < 0 || start >= topology.size()) {
            throw new IllegalArgumentException(
                    "the start, cell " + start + ", is outside the board: cells are 0 to " + (topology.size() - 1));
        }
        if (world.danger(start) || world.blocked(start)) {
            String what = world.danger(start) ? "a " + rules.danger() : "blocked";
            throw new IllegalArgumentException(
                    "the start " + topology.name(start) + " is " + what + ": a start must be safe");
        }
    }

    public Rules rules() {
        return rules;
    }

    public World world() {
        return world;
    }

    /** True if this world would have shown all that was seen so far, has the same totals and is safe where that was told. */
    public boolean fits(World other) {
        boolean fits = other.topology().size() == topology.size()
                && other.dangers() == world.dangers()
                && other.golds() == world.golds()
                && other.blocked() == world.blocked();
        for (Relation rule : rules.placement(topology, world.dangers())) {
            fits &= rule.weigh(other::danger) > 0;
        }
        for (int start : view.starts()) {
            fits &= !other.danger(start) && !other.blocked(start);
        }
        for (int cell = 0; fits && cell < topology.size(); cell++) {
            fits = view.covered(cell) ? !other.blocked(cell) : shows(other, cell);
        }
        return fits;
    }

    private boolean shows(World other, int cell) {
        if (other.content(cell) != world.content(cell)) {
            return false;
        }
        if (gold != GoldClue.NONE && gold.clue(other, cell) != gold.clue(world, cell)) {
            return false;
        }
        if (view.foundClue(cell) != Rules.SILENT) {
            return rules.foundMeaning(topology, cell, view.foundClue(cell)).weigh(other::danger) > 0;
        }
        return !view.hasClue(cell)
                || view.gold(cell)
                || rules.meaning(topology, cell, view.clue(cell)).weigh(other::danger) > 0;
    }

    /** Changes to another world that fits: for strict play, where only what is certain is right (V8). */
    public void become(World other) {
        if (!fits(other)) {
            throw new IllegalArgumentException("this world does not fit what was seen");
        }
        world = other;
    }

    public View view() {
        return view;
    }

    public boolean over() {
        return view.status() != Status.PLAYING;
    }

    /** Uncovers a cell and, where it has no danger around it, its neighbours and so on (C2). */
    public void probe(int cell) {
        checkProbe(cell);
        FloodFill.from(cell, view, uncovering);
        if (view.lives() == 0) {
            scene.end(Status.LOST);
        } else {
            endIfWon();
        }
    }

    private void checkProbe(int cell) {
        checkInside(cell);
        if (over()) {
            throw new IllegalStateException("the game is over: " + topology.name(cell) + " cannot be probed");
        }
        if (!view.covered(cell)) {
            throw new IllegalArgumentException(topology.name(cell)
                    + (view.blocked(cell) ? " is blocked" : " is open already") + ": probe a covered cell");
        }
    }

    private void checkInside(int cell) {
        if (cell < 0 || cell >= topology.size()) {
            throw new IllegalArgumentException(
                    "cell " + cell + " is outside the board: cells are 0 to " + (topology.size() - 1));
        }
    }

    private void uncover(int cell) {
        if (world.danger(cell)) {
            scene.explode(cell);
            return;
        }
        safeCellsLeft--;
        int goldClue = gold == GoldClue.NONE ? GoldClue.UNTOLD : gold.clue(world, cell);
        if (world.gold(cell)) {
            scene.openGold(cell, goldClue);
        } else {
            show(cell, rules.clue(world, cell), goldClue);
        }
    }

    private void show(int cell, int clue, int goldClue) {
        if (clue == Rules.SILENT) {
            scene.openSilent(cell);
        } else {
            scene.open(cell, clue, goldClue);
        }
    }

    /** Marks a covered cell as dangerous. */
    public void flag(int cell) {
        checkInside(cell);
        if (!view.covered(cell) || view.flagged(cell)) {
            throw new IllegalArgumentException(topology.name(cell)
                    + (view.flagged(cell) ? " has a flag already" : " is not covered") + ": flag a covered cell");
        }
        if (rules.judgesMarks()) {
            judge(cell);
        } else {
            scene.flag(cell);
        }
    }

    // A right mark finds the danger; a wrong one is a mistake, and shows what is there.
    private void judge(int cell) {
        if (world.danger(cell)) {
            scene.find(cell, rules.foundClue(world, cell));
            return;
        }
        uncover(cell);
        scene.lives(view.lives() - 1);
        if (view.lives() == 0) {
            scene.end(Status.LOST);
        } else {
            endIfWon();
        }
    }

    /** Takes a mark away. */
    public void unflag(int cell) {
        checkInside(cell);
        if (!view.flagged(cell)) {
            throw new IllegalArgumentException(topology.name(cell) + " has no flag to take away");
        }
        scene.unflag(cell);
    }
}
