package sweeplab.format;

import sweeplab.view.View;

/** A position in the middle of a game: all that the player sees, flags included. */
public record Position(View view) implements Document {

    @Override
    public String kind() {
        return "position";
    }
}
