// SPDX-License-Identifier: Apache-2.0
package sweeplab.play;

import sweeplab.base.PublicApi;
import sweeplab.view.Status;

/** How a game ended for an agent. */
@PublicApi
public enum Result {
    WON,
    LOST,
    /** The agent stopped before the end. */
    STUCK,
    /** The agent broke down or broke the rules: its loss, whatever the board shows. */
    FAULT;

    public static Result of(Status status) {
        return switch (status) {
            case WON -> WON;
            case LOST -> LOST;
            case PLAYING -> STUCK;
        };
    }

    /** The word for it in reports. */
    public String word() {
        return switch (this) {
            case WON -> "won";
            case LOST -> "lost";
            case STUCK -> "stuck";
            case FAULT -> "fault";
        };
    }
}
