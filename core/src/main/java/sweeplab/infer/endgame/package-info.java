/** Exact play when few worlds remain: the whole game tree over sets of worlds. */
@NullMarked
package sweeplab.infer.endgame;

import org.jspecify.annotations.NullMarked;
