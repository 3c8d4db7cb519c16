/** What counting answers. */
@NullMarked
package sweeplab.count.result;

import org.jspecify.annotations.NullMarked;
