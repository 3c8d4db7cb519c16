// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.List;
import sweeplab.view.Status;

/** The chance to win before and after each click of a game: what is known after one is known before the next. */
record Course(double[] before, double[] after) {

    static Course of(Status end, List<Stake> clicks) {
        Course course = new Course(new double[clicks.size()], new double[clicks.size()]);
        double win = Double.NaN;
        for (int i = 0; i < clicks.size(); i++) {
            course.before[i] = known(clicks.get(i).before(), win);
            win = after(end, clicks, i, course.before[i]);
            course.after[i] = win;
        }
        return course;
    }

    // What is known before the next one if that is a guess, else what is known right after it, else as before.
    private static double after(Status end, List<Stake> clicks, int i, double before) {
        boolean last = i == clicks.size() - 1;
        if (last && end != Status.PLAYING) {
            return end == Status.WON ? 1 : 0;
        }
        Stake click = clicks.get(i);
        double next = last ? Double.NaN : clicks.get(i + 1).before();
        return known(next, known(click.after(), click.guess() ? Double.NaN : before));
    }

    private static double known(double chance, double otherwise) {
        return Double.isNaN(chance) ? otherwise : chance;
    }
}
