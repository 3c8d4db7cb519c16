/** The commands of the command line, one file each, and the options they share. */
@NullMarked
package sweeplab.app.command;

import org.jspecify.annotations.NullMarked;
