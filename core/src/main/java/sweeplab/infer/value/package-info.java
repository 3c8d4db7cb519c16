/** A learned estimate of the chance to win a position. */
@NullMarked
package sweeplab.infer.value;

import org.jspecify.annotations.NullMarked;
