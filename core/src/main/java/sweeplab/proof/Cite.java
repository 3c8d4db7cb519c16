package sweeplab.proof;

import sweeplab.base.Api;

/** A use of evidence in a proof: of the least it promises, or of the most it allows. */
@Api
public record Cite(Sense side, Evidence evidence) {}
