// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.outside;

/** Thrown where the talk with an agent breaks off; {@link ProcessAgent} turns it into a lost game. */
final class Broken extends Exception {

    private static final long serialVersionUID = 1;

    private final Fault.Kind kind;

    Broken(Fault.Kind kind, String what) {
        super(what, null, false, false);
        this.kind = kind;
    }

    boolean is(Fault.Kind other) {
        return kind == other;
    }

    Fault fault(String lastWords) {
        return new Fault(kind, String.valueOf(getMessage()), lastWords);
    }
}
