// SPDX-License-Identifier: Apache-2.0
package sweeplab.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.Move;
import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Groups;
import sweeplab.count.result.Sampler;
import sweeplab.endgame.Endgame;
import sweeplab.endgame.EndgameAnswer;
import sweeplab.view.Scene;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/**
 * Importance sampling of games: plays like {@code fast} to the end whatever happens: a guess that would lose is made in another world that fits, in which it is
 * safe. The product of the chances that the guesses had is, on average over games, the agent's chance to win, and varies far
 * less than who won.
 */
public final class Survivor {

    private static final int ENDGAME_WORLDS = 200;
    private static final long ENDGAME_NODES = 5_000;

    private final Topology topology;
    private final Dice dice;
    private final Agent agent = Roster.core().get("fast").maker().apply(1);
    private final Exact exact = new Exact();
    private Scene scene;
    private World world;
    private int left;

    public Survivor(Setup setup, Dice dice) {
        this.dice = dice;
        topology = setup.world().topology();
        world = setup.world();
        scene = new Scene(setup.rules(), topology, world.dangers(), 0, setup.starts());
    }

    public void begin(Setup setup) {
        begin(setup, 1);
    }

    void begin(Setup setup, int lives) {
        Scene first = new Scene(setup.rules(), topology, setup.world().dangers(), 0, setup.starts());
        first.lives(lives);
        begin(first, setup.world());
    }

    /** Begins in the middle of a game. */
    public void begin(Scene position, World behind) {
        scene = position;
        world = behind;
        left = topology.size() - world.dangers() - view().opened();
    }

    public View view() {
        return scene.view();
    }

    public Exact exact() {
        return exact;
    }

    World world() {
        return world;
    }

    /** Makes all moves that are certain; true if the game is won then. */
    public boolean settle() {
        while (left > 0) {
            int[] moves = exact.certain(view());
            if (moves.length == 0) {
                return false;
            }
            for (int move : moves) {
                make(Move.cell(move), Move.isFlag(move));
            }
        }
        return true;
    }

    private void make(int cell, boolean flag) {
        if (left > 0 && view().covered(cell) && !view().flagged(cell)) {
            if (flag) {
                scene.flag(cell);
            } else {
                uncover(cell);
            }
        }
    }

    private void uncover(int cell) {
        left--;
        scene.open(cell, view().rules().clue(world, cell), View.UNTOLD);
    }

    /** The chance to win of a settled position that the agent solves to the end. */
    OptionalDouble endgame() {
        return exact.at(view()).list(ENDGAME_WORLDS).stream()
                .map(list -> Endgame.solve(list, 1, ENDGAME_NODES))
                .filter(EndgameAnswer::exact)
                .mapToDouble(EndgameAnswer::chance)
                .findFirst();
    }

    /** What the agent would guess in a settled position. */
    Decision.Guess guess() {
        return (Decision.Guess) agent.decide(view());
    }

    /** A cell and its chance of danger. */
    record Chance(int cell, double danger) {}

    /** The safer cells of a settled position, of those that no clue touches only one: so many at most that survive at least this share as often as the safest. */
    List<Chance> safer(double share, int most) {
        List<Chance> near = new ArrayList<>();
        exact.at(view()).chances(new Groups() {
            @Override
            public void beside(int[] cells, int from, int to, double danger) {
                for (int i = from; i < to; i++) {
                    near.add(new Chance(cells[i], danger));
                }
            }

            @Override
            public void free(int count, int cell, double danger) {
                near.add(new Chance(cell, danger));
            }
        });
        near.sort(Comparator.comparingDouble(Chance::danger));
        double worst = 1 - share * (1 - near.get(0).danger());
        near.removeIf(chance -> chance.danger() > worst);
        return near.subList(0, Math.min(most, near.size()));
    }

    /** Loses a life to the danger in a cell; false if it was the last. */
    boolean outlives(int cell) {
        scene.explode(cell);
        return view().lives() > 0;
    }

    /** Shows what a cell hides, at no risk. */
    void tell(int cell) {
        if (world.danger(cell)) {
            scene.explode(cell);
        } else {
            uncover(cell);
        }
    }

    /** Opens a cell, in another world if need be. */
    public void open(int cell) {
        if (world.danger(cell)) {
            Sampler sampler = exact.sampler(view()).orElseThrow();
            while (world.danger(cell)) {
                world = sampler.draw(dice);
            }
        }
        uncover(cell);
    }

    /** Plays another position on after a probe, in the first of these worlds in which it is safe: the product of the chances from then on. */
    double playOn(View from, int cell, World first, Sampler more) {
        World safe = first;
        while (safe.danger(cell)) {
            safe = more.draw(dice);
        }
        begin(Scene.from(from), safe);
        open(cell);
        return play();
    }

    /** Plays on to the end: the product of the chances that the guesses from here on had. */
    double play() {
        double product = 1;
        while (!settle()) {
            OptionalDouble end = endgame();
            if (end.isPresent()) {
                return product * end.getAsDouble();
            }
            Decision.Guess guess = guess();
            product *= 1 - guess.risk();
            open(guess.cell());
        }
        return product;
    }
}
