/** Worlds drawn as often as they are likely. */
@NullMarked
package sweeplab.count.sample;

import org.jspecify.annotations.NullMarked;
