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
            case GOOD -> words("good guess", "unproved flag", "flag taken back");
            case MISTAKE -> words(worth.words(), "wrong flag", "right flag taken away");
            case BEST -> "best guess";
            case LUCKY -> "lucky escape";
            default -> worth.words();
        };
    }

    private String words(String opening, String flag, String unflag) {
        return switch (this) {
            case FLAG -> flag;
            case UNFLAG -> unflag;
            case UNQUESTION -> "question mark taken away";
            default -> opening;
        };
    }
}
