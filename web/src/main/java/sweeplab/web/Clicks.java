// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replayer;

/** The clicks of a replay that came to something, as the turns that a person makes in the page. */
final class Clicks {

    private Clicks() {}

    static List<PageJson> json(Replay replay) {
        Replayer player = new Replayer(replay);
        List<PageJson> turns = new ArrayList<>();
        for (Click click : replay.clicks()) {
            String kind = kind(player, click);
            if (!player.make(click).isEmpty()) {
                turns.add(PageJson.object("kind", kind, "cell", click.cell(), "millis", click.millis()));
            }
        }
        return turns;
    }

    // A left click on a number opens around it, where the program was set up so.
    private static String kind(Replayer player, Click click) {
        return switch (click.kind()) {
            case OPEN -> player.view().covered(click.cell()) ? "open" : "chord";
            case MARK -> "flag";
            default -> "chord";
        };
    }
}
