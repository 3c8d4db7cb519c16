// SPDX-License-Identifier: Apache-2.0
/** Commands for a course on these games: grading, the reports' tables and their programs. */
@NullMarked
package sweeplab.app.command.course;

import org.jspecify.annotations.NullMarked;
