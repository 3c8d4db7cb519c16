/** Programs that measure, train or tabulate: run by hand, never part of the product itself. */
@NullMarked
package sweeplab.bench;

import org.jspecify.annotations.NullMarked;
