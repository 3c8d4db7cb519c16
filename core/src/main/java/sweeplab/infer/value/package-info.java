/** A learned judgement of guesses: what a look ahead gets wrong about them. */
@NullMarked
package sweeplab.infer.value;

import org.jspecify.annotations.NullMarked;
