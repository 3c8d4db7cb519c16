/** A learned judgement of guesses: what a look ahead gets wrong about them. */
@NullMarked
package sweeplab.infer.guess;

import org.jspecify.annotations.NullMarked;
