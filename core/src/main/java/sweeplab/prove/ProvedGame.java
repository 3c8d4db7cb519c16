// SPDX-License-Identifier: Apache-2.0
package sweeplab.prove;

import java.util.Optional;
import sweeplab.base.PublicApi;
import sweeplab.proof.Grade;
import sweeplab.world.Topology;

/** A game played by certain moves alone, with the reason for each. */
@PublicApi
public sealed interface ProvedGame permits Solution, Reasoned {

    /** True if it was won. */
    boolean complete();

    /** How many moves were made. */
    int moves();

    /** The hardest reason that was needed; nothing if there was nothing to show. */
    Optional<Grade> hardest();

    /** True if the total was needed. */
    boolean usesTotal();

    /** All of it as text that anyone can check. */
    String certificate(Topology topology);
}
