// SPDX-License-Identifier: Apache-2.0
package sweeplab.agent;

import java.util.List;

/**
 * A race between guesses that are played out in the same worlds: what was thought of them before and what came of the plays so far say
 * who leads, and whoever can hardly be expected to gain on the leader any more leaves it.
 */
final class Race {

    // What two guesses differ by in one play, in shares of their means, varies about so much;
    // this is believed as if so many plays had shown it.
    private static final double SPREAD = 0.2;
    private static final int PLAYS_OF_SPREAD = 20;

    // Further behind in thought than so many times the doubt, a guess is not played at all.
    // Measured: one in a hundred that is so far behind is better, and such are worth the most.
    private static final double BEHIND = 6;

    // The variance of luck where there were no plays.
    private static final double NOTHING_SEEN = 1e6;

    private final double doubt;
    private final double leastGain;
    private final int[] runners;
    private final double[] thought;
    private final double[] sums;
    private final double[][] products;
    private int running;
    private int leader;
    private int plays;

    /** Of guesses with these values, the best of them first; how far two of them are apart is mostly off by about this doubt, in logarithms, and who can be expected to gain no more than this leaves. */
    Race(List<Choice> choices, double doubt, double leastGain) {
        this.doubt = doubt;
        this.leastGain = leastGain;
        int size = choices.size();
        runners = new int[size];
        thought =
                choices.stream().mapToDouble(choice -> Math.log(choice.value())).toArray();
        sums = new double[size];
        products = new double[size][size];
        while (running < size && thought[running] >= thought[0] - BEHIND * doubt) {
            runners[running] = running++;
        }
    }

    int running() {
        return running;
    }

    /** The guess that runs in this place. */
    int runner(int place) {
        return runners[place];
    }

    int leader() {
        return leader;
    }

    /** One play of all that run: what came of it for each, its survival included, in their places. */
    void add(double[] came) {
        plays++;
        for (int i = 0; i < running; i++) {
            sums[runners[i]] += came[i];
            for (int j = 0; j < running; j++) {
                products[runners[i]][runners[j]] += came[i] * came[j];
            }
        }
    }

    /** Says who leads after these plays, by thought alone if there were none, and lets those go that are not expected to gain on it. */
    void settle() {
        lead();
        int left = 0;
        for (int i = 0; i < running; i++) {
            int guess = runners[i];
            if (guess == leader || lead(leader, guess).catchUp() > leastGain) {
                runners[left++] = guess;
            }
        }
        running = left;
    }

    private void lead() {
        int before = leader;
        double best = 0;
        for (int i = 0; i < running; i++) {
            int guess = runners[i];
            double ahead = guess == before ? 0 : lead(guess, before).ahead();
            if (ahead > best) {
                best = ahead;
                leader = guess;
            }
        }
    }

    // How far one is ahead of the other.
    private Lead lead(int one, int other) {
        double ahead = thought[one] - thought[other];
        return plays == 0
                ? Lead.of(ahead, doubt, ahead, NOTHING_SEEN)
                : Lead.of(ahead, doubt, Math.log(mean(one) / mean(other)), spread(one, other) / plays);
    }

    // The variance of what two differ by in one play.
    private double spread(int one, int other) {
        double seen = covariance(one, one) + covariance(other, other) - 2 * covariance(one, other);
        return (PLAYS_OF_SPREAD * SPREAD * SPREAD + plays * Math.max(0, seen)) / (PLAYS_OF_SPREAD + plays);
    }

    private double covariance(int one, int other) {
        return products[one][other] / plays / (mean(one) * mean(other)) - 1;
    }

    private double mean(int guess) {
        return Math.max(1e-6, sums[guess] / plays);
    }
}
