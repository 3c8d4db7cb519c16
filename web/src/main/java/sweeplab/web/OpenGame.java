// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import sweeplab.catalogue.Setup;
import sweeplab.review.SafeStart;
import sweeplab.view.View;
import sweeplab.world.World;

/** A game that is open in the page, whoever plays it. */
interface OpenGame {

    /** The number of moves that stands for "now". */
    int NOW = -1;

    Setup setup();

    /** What lies where; strict play changes that. */
    default World world() {
        return setup().world();
    }

    /** The cells that are safe by the rule of its start. */
    default int[] told() {
        return SafeStart.told(setup().id(), setup().world().topology(), setup().starts());
    }

    /** How a position of this game begins, see {@link PagePosition}: the rules of a level are in its text alone. */
    default String head(View view) {
        String text = setup().id().world().orElse("");
        boolean own = PagePosition.hasOwnText(setup().rules());
        boolean more = told().length > setup().starts().length;
        return PagePosition.head(view)
                + (more ? PagePosition.told(told()) : "")
                + (own ? "\ntext " + PagePosition.escape(text) : "");
    }

    /** What was in sight after so many moves, or is {@link #NOW}. */
    View view(int moves);
}
