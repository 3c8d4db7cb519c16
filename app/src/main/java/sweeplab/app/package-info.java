/** The way in: reads the command line and hands over to a command. */
@NullMarked
package sweeplab.app;

import org.jspecify.annotations.NullMarked;
