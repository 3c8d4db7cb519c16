// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Locale;
import org.teavm.jso.JSExport;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.view.View;
import sweeplab.world.World;

/** What the page needs to play: a small engine of its own that is there before the large one. The calls are listed in bridge.d.ts. */
public final class GameTable {

    static final OpenGames GAMES = new OpenGames();

    private GameTable() {}

    /** Nothing to do at the start: the page calls the exported functions. */
    public static void main(String[] args) {}

    /** The games and boards that there are. */
    @JSExport
    public static String contents() {
        return Contents.games().toString();
    }

    /** Opens a game for a person to play. */
    @JSExport
    public static int open(String id, int lives) {
        return GAMES.add(new Played(GameId.parse(id).setup(new Catalogue()), lives));
    }

    /** What is wrong with a game's id, or nothing. */
    @JSExport
    public static String fault(String id) {
        try {
            GameId.parse(id).setup(new Catalogue());
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @JSExport
    public static void close(int handle) {
        GAMES.close(handle);
    }

    /** What kind of board a game is played on. */
    @JSExport
    public static String board(int handle) {
        return PageBoard.of(GAMES.get(handle).setup()).toString();
    }

    @JSExport
    public static boolean take(int handle, String kind, int cell) {
        return GAMES.played(handle).take(Played.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), cell);
    }

    @JSExport
    public static boolean undo(int handle) {
        return GAMES.played(handle).undo();
    }

    @JSExport
    public static boolean redo(int handle) {
        return GAMES.played(handle).redo();
    }

    /** How a game stands after so many moves (-1: now). */
    @JSExport
    public static String state(int handle, int moves) {
        View view = GAMES.get(handle).view(moves);
        return PageJson.object(
                        "status", view.status().name().toLowerCase(Locale.ROOT),
                        "lives", view.lives(),
                        "gold", view.goldCells(),
                        "flagged", view.flaggedCells(),
                        "exploded", view.explodedCells(),
                        "left", view.left(),
                        "opened", view.opened(),
                        "dangers", view.dangers(),
                        "golds", view.golds(),
                        "head", GAMES.get(handle).head(view))
                .toString();
    }

    /** What a person's game counts. */
    @JSExport
    public static String count(int handle) {
        Played game = GAMES.played(handle);
        return PageJson.object("turns", game.turns(), "canRedo", game.canRedo()).toString();
    }

    /** What the board needs at least, or an empty object for a board too large to ask. */
    @JSExport
    public static String metrics(int handle) {
        return GAMES.played(handle)
                .metrics()
                .map(m -> PageJson.object(
                        "threeBv", m.bbbv(), "openings", m.openings(), "islands", m.islands(), "zini", m.zini()))
                .orElse(PageJson.object())
                .toString();
    }

    @JSExport
    public static byte[] shown(int handle, int moves) {
        return Shown.of(GAMES.get(handle).view(moves));
    }

    @JSExport
    public static byte[] goldClues(int handle, int moves) {
        return Shown.goldClues(GAMES.get(handle).view(moves));
    }

    /** What lies in every cell: 0 clear, 1 danger, 2 gold, 3 blocked. */
    @JSExport
    public static byte[] truth(int handle) {
        World world = GAMES.get(handle).world();
        byte[] contents = new byte[world.topology().size()];
        for (int cell = 0; cell < contents.length; cell++) {
            contents[cell] = world.content(cell).code();
        }
        return contents;
    }
}
