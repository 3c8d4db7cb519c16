/** The room for what a player knows: the clues as constraints. */
@NullMarked
package sweeplab.knowledge;

import org.jspecify.annotations.NullMarked;
