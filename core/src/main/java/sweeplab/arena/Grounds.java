// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.util.List;

/** Other machines on which bouts can be played. Found at run time, so that nobody needs to carry what they are made of. */
public interface Grounds {

    /** Takes the records as they come. */
    interface Taker {

        void take(GameRecord record);

        /** False if nothing more needs to be played. */
        boolean wantsMore();
    }

    /** True if it understands this address. */
    boolean knows(String address);

    /** Plays all bouts of the spans, each once; returns when they are played, or soon after no more are wanted. */
    void play(String address, Plan plan, List<Span> spans, Taker taker);
}
