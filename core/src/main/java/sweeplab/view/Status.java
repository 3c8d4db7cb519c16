// SPDX-License-Identifier: Apache-2.0
package sweeplab.view;

import sweeplab.base.PublicApi;

/** Whether a game goes on. */
@PublicApi
public enum Status {
    PLAYING,
    WON,
    LOST
}
