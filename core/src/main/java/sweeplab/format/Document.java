package sweeplab.format;

/** What a file or a pasted text turned out to hold. */
public sealed interface Document permits Position, FullBoard, Replay, RuleSet {

    /** What it is, for messages. */
    String kind();
}
