/** Exact chances of danger: components of clues, a sum over their solutions by layers, and a blend of the components through the total. */
@NullMarked
package sweeplab.infer.exact;

import org.jspecify.annotations.NullMarked;
