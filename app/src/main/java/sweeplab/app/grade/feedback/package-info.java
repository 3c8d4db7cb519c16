// SPDX-License-Identifier: Apache-2.0
/** What a student is told of the games: the first thing that was missed in each, why it was certain, and a picture. */
@NullMarked
package sweeplab.app.grade.feedback;

import org.jspecify.annotations.NullMarked;
