// SPDX-License-Identifier: Apache-2.0
/** Folders that grade by themselves, for the platforms that courses use. */
@NullMarked
package sweeplab.app.grade.kit;

import org.jspecify.annotations.NullMarked;
