// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import java.util.List;
import sweeplab.format.document.Turn;

/** What a click did to the board. */
public enum Deed {
    OPEN,
    /** Opened around a number. */
    CHORD,
    FLAG,
    UNFLAG,
    /** Took a question mark away, which says nothing of the cell. */
    UNQUESTION,
    NOTHING;

    static Deed of(List<Turn> turns, boolean chord, boolean questionGone) {
        if (turns.isEmpty()) {
            return questionGone ? UNQUESTION : NOTHING;
        }
        return switch (turns.get(0).kind()) {
            case FLAG -> FLAG;
            case UNFLAG -> UNFLAG;
            case PROBE -> chord ? CHORD : OPEN;
        };
    }

    /** What it was worth to do so: marks that are neither right nor wrong, and those that are wrong, are called by their own names. */
    public String words(Worth worth) {
        return switch (worth) {
            case GOOD -> marks("unproved flag", "flag taken back", worth);
            case MISTAKE -> marks("wrong flag", "right flag taken away", worth);
            default -> worth.words();
        };
    }

    private String marks(String flag, String unflag, Worth worth) {
        return switch (this) {
            case FLAG -> flag;
            case UNFLAG -> unflag;
            case UNQUESTION -> "question mark taken away";
            default -> worth.words();
        };
    }
}
