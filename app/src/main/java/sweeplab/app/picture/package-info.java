/** Boards as pictures. */
@NullMarked
package sweeplab.app.picture;

import org.jspecify.annotations.NullMarked;
