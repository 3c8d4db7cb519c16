/** What every room may use: how much work may still be done. */
@NullMarked
package sweeplab.base;

import org.jspecify.annotations.NullMarked;
