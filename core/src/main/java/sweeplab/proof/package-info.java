// SPDX-License-Identifier: Apache-2.0
/** Proofs as objects and as text, and a checker that trusts nothing but the view: imports only world, rules and view. */
@NullMarked
package sweeplab.proof;

import org.jspecify.annotations.NullMarked;
