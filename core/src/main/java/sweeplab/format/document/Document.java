// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import sweeplab.base.PublicApi;

/** What a file or a pasted text turned out to hold. */
@PublicApi
public sealed interface Document permits SeenPosition, FullBoard, Replay, ReplaySet, RuleSet {

    /** What it is, for messages. */
    String kind();
}
