// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

import sweeplab.base.Noun;
import sweeplab.rules.Rules;
import sweeplab.world.World;

/** Small pieces of English that several commands need. */
public final class Words {

    private Words() {}

    /** A number and its noun: 1 guess, 2 guesses, 3 tornadoes. */
    public static String count(long n, String noun) {
        return Noun.counted(n, noun);
    }

    /** What lies in a world: 4 daggers, 1 gold. */
    public static String contents(World world, Rules rules) {
        return count(world.dangers(), rules.danger())
                + (world.golds() > 0 ? ", " + world.golds() + " gold" : "")
                + (world.blocked() > 0 ? ", " + world.blocked() + " blocked" : "");
    }

    /** A chance in percent, rounded down so that it is never called certain when it is not. */
    public static String percent(double chance) {
        return Math.floor(chance * 1000) / 10 + " %";
    }

    /** A stranger's name on a line of a terminal, which it must neither end nor steer. */
    public static String shown(String name) {
        return name.replaceAll("\\p{Cc}", "?");
    }

    /** The text with spaces after it up to a width, at least one. */
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }
}
