/** Perfect play on a small board from the first click on. */
@NullMarked
package sweeplab.optimal;

import org.jspecify.annotations.NullMarked;
