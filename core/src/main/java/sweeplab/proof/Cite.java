package sweeplab.proof;

/** A use of evidence in a proof: of the least it promises, or of the most it allows. */
public record Cite(Sense side, Evidence evidence) {}
