package sweeplab.format.document;

/** What a file or a pasted text turned out to hold. */
public sealed interface Document permits SeenPosition, FullBoard, Replay, ReplaySet, RuleSet {

    /** What it is, for messages. */
    String kind();
}
