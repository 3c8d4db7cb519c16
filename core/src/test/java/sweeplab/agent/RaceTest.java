// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;

final class RaceTest {

    private static final int ROUND = 20;

    private final Dice dice = new Dice(31);

    @Test
    void whatIsFarBehindInThoughtDoesNotRun() {
        Race race = race(0.80, 0.79, 0.72, 0.70);
        assertThat(IntStream.range(0, race.running()).map(race::runner)).containsExactly(0, 1, 2);
        assertThat(race.leader()).isZero();
    }

    @Test
    void thoughtAloneMayBeEnough() {
        Race race = new Race(guesses(0.80, 0.79, 0.72, 0.70), 0.03, 0.006);
        race.settle();
        assertThat(IntStream.range(0, race.running()).map(race::runner)).containsExactly(0, 1);
        assertThat(race.leader()).isZero();
    }

    @Test
    void oneAloneHasWon() {
        assertThat(race(0.8, 0.5).running()).isEqualTo(1);
    }

    /** The better guess wins though it was thought a little worse; how soon hangs on how much the two differ. */
    @Test
    void theLessTwoDifferTheLongerTheyRun() {
        assertThat(rounds(0.2, 0)).isLessThan(rounds(0.04, 0)).isLessThan(5);
        assertThat(rounds(0.04, 0)).isLessThan(rounds(0.02, 0.3));
    }

    private int rounds(double gain, double luck) {
        Race race = race(0.805, 0.80);
        int rounds = 0;
        while (race.running() > 1) {
            playRound(race, luck, 0.5, 0.5 * (1 + gain));
            rounds++;
        }
        assertThat(race.leader()).as("a gain of %s", gain).isEqualTo(1);
        return rounds;
    }

    /** Luck that both share tells nothing against either: what they differ by is what counts. */
    @Test
    void sharedLuckIsNoLuck() {
        Race shared = race(0.8, 0.8);
        Race own = race(0.8, 0.8);
        for (int i = 0; i < ROUND; i++) {
            double luck = 0.4 + 0.2 * (i % 2);
            shared.add(new double[] {luck, 1.2 * luck});
            own.add(new double[] {luck, 1.2 * (1 - luck)});
        }
        shared.settle();
        own.settle();
        assertThat(shared.leader()).isEqualTo(1);
        assertThat(shared.running()).isEqualTo(1);
        assertThat(own.running()).isEqualTo(2);
    }

    /** One guess in many is thought far worse than it is: a few plays find it. */
    @Test
    void whatWasThoughtMuchWorseMayWin() {
        Race race = race(0.8, 0.79, 0.72);
        for (int rounds = 0; race.running() > 1 && rounds < 40; rounds++) {
            playRound(race, 0.2, 0.5, 0.5, 0.6);
        }
        assertThat(race.leader()).isEqualTo(2);
    }

    /** Two that end alike in every play are not played on for ever: there is nothing to gain. */
    @Test
    void twinsAreToldApartByThought() {
        Race race = race(0.805, 0.80);
        int rounds = 0;
        while (race.running() > 1) {
            playRound(race, 0, 0.5, 0.5);
            rounds++;
        }
        assertThat(race.leader()).isZero();
        assertThat(rounds).isLessThan(40);
    }

    @Test
    void aGuessThatNeverWinsIsDropped() {
        Race race = race(0.8, 0.8, 0.79);
        playRound(race, 0.1, 0.5, 0, 0.5);
        assertThat(IntStream.range(0, race.running()).map(race::runner))
                .contains(0)
                .doesNotContain(1);
    }

    private static Race race(double... values) {
        return new Race(guesses(values), 0.02, 0.0006);
    }

    private static List<Choice> guesses(double... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Choice(i, 0.2, values[i]))
                .toList();
    }

    private void playRound(Race race, double luck, double... means) {
        List<Integer> running =
                IntStream.range(0, race.running()).map(race::runner).boxed().toList();
        for (int i = 0; i < ROUND; i++) {
            race.add(running.stream()
                    .mapToDouble(guess -> means[guess] * (1 + luck * (2 * dice.nextDouble() - 1)))
                    .toArray());
        }
        race.settle();
    }
}
