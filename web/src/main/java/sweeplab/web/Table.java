package sweeplab.web;

import java.util.HashMap;
import java.util.Map;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.view.View;

/** The games that are open in the page, by number. */
final class Table {

    /** The state of a game that is asked for when the latest one is meant. */
    static final int NOW = -1;

    private final Map<Integer, Played> played = new HashMap<>();
    private final Map<Integer, Watched> watched = new HashMap<>();
    private int last;

    int add(Played game) {
        played.put(++last, game);
        return last;
    }

    int add(Watched game) {
        watched.put(++last, game);
        return last;
    }

    void close(int handle) {
        played.remove(handle);
        watched.remove(handle);
    }

    Played played(int handle) {
        return found(played.get(handle), handle);
    }

    Watched watched(int handle) {
        return found(watched.get(handle), handle);
    }

    private static <T> T found(@org.jspecify.annotations.Nullable T game, int handle) {
        if (game == null) {
            throw new IllegalArgumentException("there is no game " + handle);
        }
        return game;
    }

    Setup setup(int handle) {
        Played mine = played.get(handle);
        return mine == null ? watched(handle).setup() : mine.setup();
    }

    /** What was in sight after this many moves, or is {@link #NOW}. */
    View view(int handle, int moves) {
        Played mine = played.get(handle);
        if (mine != null && moves == NOW) {
            return mine.view();
        }
        Game game = mine == null ? watched(handle).after(moves) : mine.after(moves);
        return game.view();
    }
}
