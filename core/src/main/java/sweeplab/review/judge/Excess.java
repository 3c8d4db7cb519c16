// SPDX-License-Identifier: Apache-2.0
package sweeplab.review.judge;

/**
 * Two control variates: how much more than was to be expected there is of something in a drawn world, each 0 on average.
 *
 * @param places dead ends
 * @param couples two dead ends that are both there, out of sight: since each halves the chance to win, the second costs less than the first
 */
record Excess(double places, double couples) {}
