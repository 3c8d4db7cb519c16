// SPDX-License-Identifier: Apache-2.0
package sweeplab.server;

/** A request that is not answered, and why: a status of HTTP and a line for people. */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;

    Refused(int status, String why) {
        super(why, null, false, false);
        this.status = status;
    }

    static Refused busy() {
        return new Refused(503, "the server is busy: try again in a moment");
    }

    /** Only the log hears of this one; the status is the one that other servers write there. */
    static Refused left() {
        return new Refused(499, "the client left");
    }

    int status() {
        return status;
    }

    String why() {
        return String.valueOf(getMessage());
    }
}
