// SPDX-License-Identifier: Apache-2.0
/** Agents with the interfaces of well-known courses and contests, behind a program that speaks the protocol for them. */
@NullMarked
package sweeplab.app.outside.bridge;

import org.jspecify.annotations.NullMarked;
