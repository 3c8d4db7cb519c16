// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import sweeplab.base.Budget;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.world.Topology;

/** The boards of one game one after the other, each from a seed of its own. The first that fits is taken, so that all that fit are equally likely. */
public final class Draws {

    private final GameId id;
    private final Topology topology;
    private final LongUnaryOperator seeds;
    private long drawn;
    private Budget budget = Budget.unlimited();

    /** The boards of the seeds from the game's own on. */
    public Draws(GameId id, Topology topology) {
        this(id, topology, place -> id.seed() + place);
    }

    /** The boards of these seeds, counted from 0. */
    public Draws(GameId id, Topology topology, LongUnaryOperator seeds) {
        this.id = id;
        this.topology = topology;
        this.seeds = seeds;
    }

    /** From now on boards are made within this budget. */
    public Draws limit(Budget next) {
        budget = next;
        return this;
    }

    public Setup next() {
        return id.withSeed(seeds.applyAsLong(drawn++)).setup(topology, budget);
    }

    /** The first of so many boards that fits, if there is one. */
    public Optional<Setup> first(Predicate<Setup> fits, long most) {
        for (long end = drawn + most; drawn < end; ) {
            Setup setup = next();
            if (fits.test(setup)) {
                return Optional.of(setup);
            }
        }
        return Optional.empty();
    }

    /** How many boards were drawn so far. */
    public long drawn() {
        return drawn;
    }
}
