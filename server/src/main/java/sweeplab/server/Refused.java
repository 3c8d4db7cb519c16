package sweeplab.server;

/** A request that is not answered, and why: a status of HTTP and a line for people. */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;

    Refused(int status, String why) {
        super(why);
        this.status = status;
    }

    int status() {
        return status;
    }
}
