// SPDX-License-Identifier: Apache-2.0
/** What {@code sweep review} says of games, as text, JSON and pages. */
@NullMarked
package sweeplab.app.review;

import org.jspecify.annotations.NullMarked;
