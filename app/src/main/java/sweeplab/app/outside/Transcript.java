// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

/** Is told every line of a talk with a process, from several threads. */
@FunctionalInterface
public interface Transcript {

    /** Who speaks. */
    enum Voice {
        /** What we tell the process. */
        US('>'),
        /** What it answers. */
        AGENT('<'),
        /** What it writes to its standard error. */
        COMPLAINT('!');

        private final char sign;

        Voice(char sign) {
            this.sign = sign;
        }

        public char sign() {
            return sign;
        }
    }

    /** Nobody listens. */
    Transcript NONE = (voice, line) -> {};

    void line(Voice voice, String line);

    /** Tells this one and then another. */
    default Transcript and(Transcript other) {
        return (voice, line) -> {
            line(voice, line);
            other.line(voice, line);
        };
    }
}
