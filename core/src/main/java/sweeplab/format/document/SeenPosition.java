// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.document;

import sweeplab.view.View;

/** A position in the middle of a game: all that the player sees, flags included. */
public record SeenPosition(View view) implements Document {

    @Override
    public String kind() {
        return "position";
    }
}
