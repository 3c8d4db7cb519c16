// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

/** Why an agent outside lost a game without playing it to the end, and the last thing it wrote to its standard error. */
public record Fault(Kind kind, String what, String lastWords) {

    /** The ways to go wrong. */
    public enum Kind {
        NO_START("did not start"),
        NO_HELLO("no hello"),
        LATE("late"),
        CRASHED("crashed"),
        ILLEGAL("illegal answer"),
        OUT_OF_TURN("out of turn"),
        FLOOD("too much output"),
        GREEDY("too much of the machine"),
        USED_UP("time used up"),
        GIVEN_UP("given up");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    @Override
    public String toString() {
        return kind.word() + ": " + what + (lastWords.isEmpty() ? "" : " (its last words: " + lastWords + ")");
    }
}
