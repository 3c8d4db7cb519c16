/** The room for proofs that can be checked. */
@NullMarked
package sweeplab.explain;

import org.jspecify.annotations.NullMarked;
