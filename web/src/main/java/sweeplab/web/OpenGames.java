// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.HashMap;
import java.util.Map;

/** The games that are open in the page, by number. */
final class OpenGames {

    private final Map<Integer, OpenGame> games = new HashMap<>();
    private int last;

    int add(OpenGame game) {
        games.put(++last, game);
        return last;
    }

    void close(int handle) {
        games.remove(handle);
    }

    OpenGame get(int handle) {
        OpenGame game = games.get(handle);
        if (game == null) {
            throw new IllegalArgumentException("there is no game " + handle);
        }
        return game;
    }

    Played played(int handle) {
        return (Played) get(handle);
    }

    WatchedGame watched(int handle) {
        return (WatchedGame) get(handle);
    }

    Dueled dueled(int handle) {
        return (Dueled) get(handle);
    }
}
