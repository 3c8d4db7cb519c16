/** The room for many games. */
@NullMarked
package sweeplab.arena;

import org.jspecify.annotations.NullMarked;
