package sweeplab.web;

import sweeplab.catalogue.Setup;
import sweeplab.view.View;

/** A game that is open in the page, whoever plays it. */
interface OpenGame {

    /** The number of moves that stands for "now". */
    int NOW = -1;

    Setup setup();

    /** What was in sight after so many moves, or is {@link #NOW}. */
    View view(int moves);
}
