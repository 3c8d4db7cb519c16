// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import sweeplab.catalogue.GameId;
import sweeplab.world.CellSet;
import sweeplab.world.Topologies;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** Distances between portraits: about nothing for equal boards, and the right figure for others. */
final class DistanceTest {

    private static final Topology FIVE = Topologies.grid("square", 5, 5);
    private static final Topology NINE = Topologies.grid("square", 9, 9);

    private static Portrait always(int danger) {
        Portrait portrait = new Portrait(FIVE.size());
        for (int i = 0; i < 100; i++) {
            portrait.add(World.ofDangers(FIVE, CellSet.of(FIVE.size(), danger)));
        }
        return portrait;
    }

    private static Portrait drawn(String game, long seed) {
        Portrait portrait = new Portrait(NINE.size());
        for (int i = 0; i < 1000; i++) {
            portrait.add(
                    GameId.parse(game).withSeed(seed * 100_000 + i).setup(NINE).world());
        }
        return portrait;
    }

    @Test
    void boardsThatAreNeverTheSameAreFarApart() {
        Distance places = Distance.ofPlaces(always(0), always(12), FIVE);
        // Around (0,0): a corner of 4, two edges of 6, one inner cell of 9, which is around (2,2) as well, as 8 more of
        // 9 are.
        double square = 1.0 / 16 + 2.0 / 36 + 8.0 / 81;
        assertThat(places.value()).isEqualTo(Math.sqrt(square / 25), within(1e-9));
        assertThat(places.low()).isEqualTo(places.high(), within(1e-9));
        // A danger in a corner makes 3 ones, in the middle 8, of 24 safe cells.
        assertThat(Distance.ofClues(always(0), always(12)).value()).isEqualTo(5.0 / 24, within(1e-9));
        assertThat(Distance.ofClues(always(12), always(12)).value()).isZero();
    }

    @Test
    void equalBoardsAreNotToldApartAndDenserOnesAre() {
        Portrait one = drawn("9x9/10 safe@0,0", 1);
        Portrait other = drawn("9x9/10 safe@0,0", 2);
        Portrait denser = drawn("9x9/12 safe@0,0", 3);
        assertThat(Distance.ofPlaces(one, other, NINE).low()).isZero();
        assertThat(Distance.ofBbbv(one, other).low()).isLessThan(0);
        assertThat(Distance.ofBbbv(one, other).high()).isPositive();
        assertThat(Distance.ofPlaces(denser, other, NINE).value()).isEqualTo(2.0 / 81, within(0.006));
        assertThat(Distance.ofBbbv(denser, other).low()).isPositive();
        assertThat(Distance.ofClues(denser, other).low()).isPositive();
        assertThat(Distance.ofOpenings(denser, other).value()).isNotZero();
    }
}
