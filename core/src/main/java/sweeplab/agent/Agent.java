package sweeplab.agent;

import sweeplab.view.View;

/** A player: sees a view, says what to do next. */
@FunctionalInterface
public interface Agent {

    /**
     * What to do now. An agent may remember what it worked out, as long as the view is the same object; a new object is
     * a new game. It is also asked after a win, and may then still flag what it can prove (C3).
     */
    Decision decide(View view);
}
