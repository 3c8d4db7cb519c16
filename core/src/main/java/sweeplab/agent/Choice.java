package sweeplab.agent;

/** A cell to guess, its chance of danger, and what the guess is worth, to be compared with others of the same position. */
record Choice(int cell, double danger, double value) {

    double survival() {
        return 1 - danger;
    }
}
