package sweeplab.view;

/** Whether a game goes on. */
public enum Status {
    PLAYING,
    WON,
    LOST
}
