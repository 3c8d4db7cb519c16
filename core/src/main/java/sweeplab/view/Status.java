package sweeplab.view;

import sweeplab.base.Api;

/** Whether a game goes on. */
@Api
public enum Status {
    PLAYING,
    WON,
    LOST
}
