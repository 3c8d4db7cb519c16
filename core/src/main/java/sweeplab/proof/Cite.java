// SPDX-License-Identifier: Apache-2.0
package sweeplab.proof;

import sweeplab.base.PublicApi;

/** A use of evidence in a proof: of the least it promises, or of the most it allows. */
@PublicApi
public record Cite(Sense side, Evidence evidence) {}
