/** Programs that measure. */
@NullMarked
package sweeplab.bench;

import org.jspecify.annotations.NullMarked;
