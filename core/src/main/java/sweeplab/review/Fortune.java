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

    static Fortune of(Status result, List<JudgedClick> clicks) {
        double start = start(result, clicks);
        double end = result == Status.WON ? 1 : result == Status.LOST ? 0 : last(clicks);
        double lost = clicks.stream().mapToDouble(JudgedClick::cost).sum();
        List<JudgedClick> guesses =
                clicks.stream().filter(click -> click.judgement().guess()).toList();
        double skill = guesses.stream().mapToDouble(Fortune::kept).reduce(1, (a, b) -> a * b);
        double pluck = guesses.stream()
                .mapToDouble(click -> -Math.log10(1 - click.judgement().risks().taken()))
                .sum();
        // What a guess cost in chances to survive is nothing to add to chances to win.
        double luck = Double.isNaN(skill) ? Double.NaN : end - start + lost;
        return new Fortune(start, luck, lost, skill, pluck + 0.0, guesses.size());
    }

    // The first that is known, before any guess of which it is not. The end of a game is no chance to win, but what
    // became of it, unless
    // nothing came before it.
    private static double start(Status result, List<JudgedClick> clicks) {
        boolean ended = result != Status.PLAYING;
        boolean opened = false;
        for (JudgedClick click : clicks) {
            boolean end = ended && click.number() == clicks.size();
            boolean tells = !unknown(click) && (!end || !opened);
            double known = Double.isNaN(click.winBefore()) && tells ? click.winAfter() : click.winBefore();
            if (!Double.isNaN(known) || unknown(click)) {
                return known;
            }
            opened |= click.deed() == Deed.OPEN;
        }
        return Double.NaN;
    }

    private static boolean unknown(JudgedClick click) {
        return click.judgement().guess() && Double.isNaN(click.winMargin());
    }

    private static double last(List<JudgedClick> clicks) {
        return clicks.isEmpty() ? Double.NaN : clicks.get(clicks.size() - 1).winAfter();
    }

    private static double kept(JudgedClick guess) {
        if (unknown(guess)) {
            return Double.NaN;
        }
        return guess.winBefore() > 0 ? Math.max(0, 1 - guess.cost() / guess.winBefore()) : 1;
    }
}
