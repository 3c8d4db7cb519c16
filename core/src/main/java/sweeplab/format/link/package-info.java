/** Boards and positions as links and as game ids. */
@NullMarked
package sweeplab.format.link;

import org.jspecify.annotations.NullMarked;
