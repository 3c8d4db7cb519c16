// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.Setup;
import sweeplab.trace.Trace;
import sweeplab.view.View;

/** A game that was played elsewhere and is watched here, from its trace. */
final class Replayed implements WatchedGame {

    private final Trace trace;
    private final Setup setup;
    private final String by;
    private boolean told;

    Replayed(String text, String by) {
        trace = Trace.parse(text, new Catalogue());
        setup = trace.game().setup(new Catalogue());
        this.by = by;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public PageJson run(int most) {
        List<PageJson> steps =
                told ? List.of() : trace.steps().stream().map(WatchedGame::json).toList();
        told = true;
        return PageJson.object("steps", steps, "done", true, "by", by);
    }

    @Override
    public View view(int moves) {
        return (moves == NOW ? trace : trace.first(moves)).replay(setup).view();
    }
}
