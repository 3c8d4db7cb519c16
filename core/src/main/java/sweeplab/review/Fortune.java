// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.List;
import sweeplab.view.Status;

/**
 * What of a game's end was luck and what was skill.
 *
 * @param start the chance to win after the first click, or before it if it risked something already; NaN if it is not known
 * @param luck how much the end differs from that beyond what the player gave away: end = start + luck − lost, the end being 1 or 0; NaN where the chance is not known at every guess
 * @param lost the chances to win that the guesses gave away, in all
 * @param skill the share of the chance to win that the player's guesses kept: the product over guesses of 1 − cost / chance before; NaN if that is not known
 * @param pluck how unlikely it was to survive: the sum over guesses of −log10(1 − risk); infinite if a certain danger was opened
 * @param guesses how many clicks risked something
 */
public record Fortune(double start, double luck, double lost, double skill, double pluck, int guesses) {

    /** Of a game that ended so, by all its clicks. */
    public static Fortune of(Status result, List<Stake> clicks) {
        Course course = Course.of(result, clicks);
        double start = start(result, clicks, course);
        double end = result == Status.WON ? 1 : result == Status.LOST ? 0 : last(course);
        double lost = clicks.stream().mapToDouble(Stake::cost).sum();
        List<Stake> guesses = clicks.stream().filter(Stake::guess).toList();
        double skill = guesses.stream().mapToDouble(Fortune::kept).reduce(1, (a, b) -> a * b);
        double pluck = guesses.stream()
                .mapToDouble(click -> -Math.log10(1 - click.risk()))
                .sum();
        // What a guess cost in chances to survive is nothing to add to chances to win.
        double luck = Double.isNaN(skill) ? Double.NaN : end - start + lost;
        return new Fortune(start, luck, lost, skill, pluck + 0.0, guesses.size());
    }

    // The first that is known, before any guess of which it is not. The end of a game is no chance to win, but what
    // became of it, unless
    // nothing came before it.
    private static double start(Status result, List<Stake> clicks, Course course) {
        boolean ended = result != Status.PLAYING;
        boolean opened = false;
        for (int i = 0; i < clicks.size(); i++) {
            Stake click = clicks.get(i);
            boolean end = ended && i == clicks.size() - 1;
            boolean tells = !click.unknown() && (!end || !opened);
            double known = Double.isNaN(course.before()[i]) && tells ? course.after()[i] : course.before()[i];
            if (!Double.isNaN(known) || click.unknown()) {
                return known;
            }
            opened |= click.opens();
        }
        return Double.NaN;
    }

    private static double last(Course course) {
        int clicks = course.after().length;
        return clicks == 0 ? Double.NaN : course.after()[clicks - 1];
    }

    private static double kept(Stake guess) {
        if (guess.unknown()) {
            return Double.NaN;
        }
        return guess.before() > 0 ? Math.max(0, 1 - guess.cost() / guess.before()) : 1;
    }
}
