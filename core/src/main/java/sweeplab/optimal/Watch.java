// SPDX-License-Identifier: Apache-2.0
package sweeplab.optimal;

/** Told how many positions were searched, now and then; may stop the search. */
@FunctionalInterface
public interface Watch {

    /** True if the search is to go on. */
    boolean goOn(long positions);
}
