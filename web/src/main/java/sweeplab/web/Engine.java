// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.JSObject;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.format.replay.ChineseText;
import sweeplab.play.Strict;

/** All that the page can call, with {@link GameTable}; each is a line or two around something that core does. The calls are listed in bridge.d.ts. */
@JSExportClasses(GameTable.class)
public final class Engine {

    private static @Nullable BoardHunt boards;

    private Engine() {}

    // Letters that this platform does not know are asked of the browser.
    static {
        ChineseText.readBy(bytes -> chinese(new String(bytes, StandardCharsets.ISO_8859_1)));
    }

    /** Nothing to do at the start: the page calls the exported functions. */
    public static void main(String[] args) {}

    @JSBody(
            params = "bytes",
            script = "return new TextDecoder('gbk').decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));")
    private static native String chinese(String bytes);

    /** The agents and formats that there are. */
    @JSExport
    public static String abilities() {
        return Contents.abilities().toString();
    }

    /** The head of an empty board, or what is wrong with it. */
    @JSExport
    public static String blank(String game, String family, int columns, int rows, int dangers) {
        return PagePosition.blank(game, family, columns, rows, dangers).toString();
    }

    /** Opens a game for a person to play in which every turn that is not certain is wrong (V8). */
    @JSExport
    public static int openStrict(String id, int lives) {
        return GameTable.GAMES.add(
                new Played(NamedBoard.setup(id), lives, (game, cell, mark) -> new Strict(game).before(cell, mark)));
    }

    /** Opens a level of another game, its text after the word {@code level:}, for a person to play. */
    @JSExport
    public static int openLevel(String id, int lives) {
        return GameTable.GAMES.add(new Played(NamedBoard.setup(id), lives));
    }

    /** Opens a game for an agent to play. */
    @JSExport
    public static int watch(String id, String agent, String seed) {
        return GameTable.GAMES.add(new AgentGame(NamedBoard.setup(id), agent, Long.parseLong(seed)));
    }

    /** Opens a game that was played elsewhere; {@code by} is the last that its agent said. */
    @JSExport
    public static int replay(String trace, String by) {
        return GameTable.GAMES.add(new Replayed(trace, by));
    }

    /** Opens a duel for gold between a person and an agent. */
    @JSExport
    public static int duel(String id, String agent, String seed) {
        return GameTable.GAMES.add(new Dueled(GameId.parse(id).setup(new Catalogue()), agent, Long.parseLong(seed)));
    }

    @JSExport
    public static boolean duelProbe(int handle, int cell) {
        return GameTable.GAMES.dueled(handle).probe(cell);
    }

    @JSExport
    public static int duelAnswer(int handle) {
        return GameTable.GAMES.dueled(handle).answer();
    }

    @JSExport
    public static String duelScore(int handle) {
        return GameTable.GAMES.dueled(handle).score().toString();
    }

    @JSExport
    public static String run(int handle, int most) {
        return GameTable.GAMES.watched(handle).run(most).toString();
    }

    // ---- positions: each call stands alone, so that the page may end one at any time

    /** The board of a position. */
    @JSExport
    public static String boardOfHead(String head) {
        return new PagePosition(head).board().toString();
    }

    /** What is known of a position, with the chance of danger of every cell. */
    @JSExport
    public static JSObject analyse(String head, byte[] shown, byte[] goldClues) {
        Analysed analysed = new Analysed(new PagePosition(head).view(shown, goldClues));
        return withChances(analysed.json().toString(), analysed.chances());
    }

    @JSBody(
            params = {"json", "chance"},
            script = "return Object.assign(JSON.parse(json), {chance: chance});")
    private static native JSObject withChances(String json, double[] chance);

    /** Why a covered cell is safe or dangerous, or two worlds in which it is one and the other. */
    @JSExport
    public static String explain(String head, byte[] shown, byte[] goldClues, int cell) {
        return new Explained(new PagePosition(head).view(shown, goldClues))
                .cell(cell)
                .toString();
    }

    /** A hint in steps, and the proof that it tells of. */
    @JSExport
    public static String hint(String head, byte[] shown, byte[] goldClues) {
        return new Explained(new PagePosition(head).view(shown, goldClues))
                .hint()
                .toString();
    }

    /** Why the clues cannot all be true. */
    @JSExport
    public static String contradiction(String head, byte[] shown, byte[] goldClues) {
        return new Explained(new PagePosition(head).view(shown, goldClues))
                .contradiction()
                .toString();
    }

    /** The proof of a cell, or with a cell below 0 that of a contradiction, as files for the checkers of others. */
    @JSExport
    public static String proofFiles(String head, byte[] shown, byte[] goldClues, int cell) {
        return PageProof.of(new PagePosition(head).view(shown, goldClues), cell).toString();
    }

    /** How likely each clue is if a covered cell turns out safe. */
    @JSExport
    public static String wouldShow(String head, byte[] shown, byte[] goldClues, int cell) {
        return Analysed.wouldShow(new PagePosition(head).view(shown, goldClues), cell)
                .toString();
    }

    /** What the clues say, as dnf, cnf or dimacs. */
    @JSExport
    public static String knowledge(String head, byte[] shown, byte[] goldClues, String form) {
        return new PageKnowledge(new PagePosition(head).view(shown, goldClues)).text(form);
    }

    /** What a turn that was made in a position was worth; exploded: it hit a danger. */
    @JSExport
    public static String judge(String head, byte[] shown, byte[] goldClues, String kind, int cell, boolean exploded) {
        PagePosition position = new PagePosition(head);
        return new Judged(position.view(shown, goldClues), position.told())
                .turn(Played.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), cell, exploded)
                .toString();
    }

    /** How likely a position is to be won. */
    @JSExport
    public static String winning(String head, byte[] shown, byte[] goldClues) {
        PagePosition position = new PagePosition(head);
        return new Judged(position.view(shown, goldClues), position.told())
                .chance()
                .toString();
    }

    /** How well a game was clicked, as far as its turns tell. */
    @JSExport
    public static String clicking(String id, boolean strict, String turns) {
        return Clicks.figures(id, strict, turns).orElse(PageJson.object()).toString();
    }

    /** What of a game's end was luck and what skill, from what was told of its turns: a word and four numbers for each. */
    @JSExport
    public static String fortune(String status, String deeds, double[] numbers) {
        return Judged.fortune(status, deeds, numbers).toString();
    }

    /** The id of a game in which a position may have come about, or nothing. */
    @JSExport
    public static String gameFor(String head, byte[] shown, byte[] goldClues, String seed) {
        return NamedBoard.drawn(new PagePosition(head).view(shown, goldClues), Long.parseLong(seed))
                .map(GameId::toString)
                .orElse("");
    }

    /** A few games of one agent. */
    @JSExport
    public static String arena(String board, String agent, String seed, int from, int to) {
        return SmallArena.play(board, agent, Long.parseLong(seed), from, to).toString();
    }

    /** Looks at so many boards of a game for one that needs no guess; asking again for the same game goes on from there. */
    @JSExport
    public static String noGuess(String id, int looks) {
        BoardHunt search = boards == null || !boards.isOf(id) ? new BoardHunt(id) : boards;
        boards = search;
        return search.next(looks).toString();
    }

    /** How a game comes to a moment when a kind of deduction, or a guess, is needed. */
    @JSExport
    public static String practice(String id, String kind) {
        return Practice.find(id, kind).toString();
    }

    /** A solution of a game by certain moves alone, with the proof of each. */
    @JSExport
    public static String certificate(String id) {
        return BoardHunt.certificate(id).toString();
    }

    /** Reads a file in any format, whose name may be empty; of several games in it this one. */
    @JSExport
    public static JSObject read(byte[] bytes, String file, int pick) {
        Converted read = new Converted(bytes, file, pick);
        return withCells(read.json().toString(), Shown.of(read.view()), Shown.goldClues(read.view()));
    }

    @JSBody(
            params = {"json", "cells", "goldClues"},
            script = "return Object.assign(JSON.parse(json), {cells: cells, goldClues: goldClues});")
    private static native JSObject withCells(String json, byte[] cells, byte[] goldClues);

    @JSExport
    public static String write(String head, byte[] shown, byte[] goldClues, String format) {
        return Converted.write(format, new PagePosition(head).view(shown, goldClues));
    }
}
