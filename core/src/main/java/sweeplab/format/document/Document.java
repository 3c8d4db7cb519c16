package sweeplab.format.document;

import sweeplab.base.Api;

/** What a file or a pasted text turned out to hold. */
@Api
public sealed interface Document permits SeenPosition, FullBoard, Replay, ReplaySet, RuleSet {

    /** What it is, for messages. */
    String kind();
}
