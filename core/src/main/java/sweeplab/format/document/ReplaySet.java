// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import java.util.List;

/** Several games that were played one after the other, each with its name. */
public record ReplaySet(List<Named> games) implements Document {

    /** One of them. */
    public record Named(String name, Replay replay) {}

    public ReplaySet {
        games = List.copyOf(games);
    }

    @Override
    public String kind() {
        return "set of replays";
    }
}
