/** A finished game judged. */
@NullMarked
package sweeplab.review;

import org.jspecify.annotations.NullMarked;
