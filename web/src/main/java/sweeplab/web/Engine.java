package sweeplab.web;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.rules.Rules;
import sweeplab.view.View;
import sweeplab.world.Topology;
import sweeplab.world.World;

/** The functions that the page calls; each is a line or two around something that core does. */
public final class Engine {

    private static final OpenGames TABLE = new OpenGames();
    private static @Nullable Analysed analysed;
    private static @Nullable Converted converted;
    private static @Nullable BoardHunt boards;

    private Engine() {}

    /** Nothing to do at the start: the page calls the exported functions. */
    public static void main(String[] args) {}

    @JSExport
    public static String contents() {
        return Contents.json().toString();
    }

    /** Opens a game for a person to play; in a strict one every turn that is not certain is wrong. */
    @JSExport
    public static int open(String id, int lives, boolean strict) {
        return TABLE.add(new Played(GameId.parse(id).setup(new Catalogue()), lives, strict));
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

    /** What is wrong with the head of a position, or nothing. */
    @JSExport
    public static String faultOfHead(String head) {
        try {
            new PagePosition(head);
            return "";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** Opens a game for an agent to play. */
    @JSExport
    public static int watch(String id, String agent, String seed) {
        return TABLE.add(new AgentGame(GameId.parse(id).setup(new Catalogue()), agent, Long.parseLong(seed)));
    }

    /** Opens a game that was played elsewhere; {@code by} is the last that its agent said. */
    @JSExport
    public static int replay(String trace, String by) {
        return TABLE.add(new Replayed(trace, by));
    }

    /** Opens a duel for gold between a person and an agent. */
    @JSExport
    public static int duel(String id, String agent, String seed) {
        return TABLE.add(new Dueled(GameId.parse(id).setup(new Catalogue()), agent, Long.parseLong(seed)));
    }

    @JSExport
    public static boolean duelProbe(int handle, int cell) {
        return TABLE.dueled(handle).probe(cell);
    }

    @JSExport
    public static int duelAnswer(int handle) {
        return TABLE.dueled(handle).answer();
    }

    @JSExport
    public static String duelScore(int handle) {
        return TABLE.dueled(handle).score().toString();
    }

    @JSExport
    public static void close(int handle) {
        TABLE.close(handle);
    }

    @JSExport
    public static String run(int handle, int most) {
        return TABLE.watched(handle).run(most).toString();
    }

    /** What kind of board a game is played on. */
    @JSExport
    public static String board(int handle) {
        Setup setup = TABLE.get(handle).setup();
        Topology topology = setup.world().topology();
        return PageJson.object(
                        "id", setup.id(),
                        "game", setup.rules().id(),
                        "danger", setup.rules().danger(),
                        "family", PagePosition.family(topology),
                        "columns", topology.columns(),
                        "rows", topology.rows(),
                        "size", topology.size(),
                        "dangers", setup.world().dangers(),
                        "golds", setup.world().golds(),
                        "starts", setup.starts())
                .toString();
    }

    @JSExport
    public static boolean take(int handle, String kind, int cell) {
        return TABLE.played(handle).take(Played.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), cell);
    }

    @JSExport
    public static boolean undo(int handle) {
        return TABLE.played(handle).undo();
    }

    @JSExport
    public static boolean redo(int handle) {
        return TABLE.played(handle).redo();
    }

    /** How a game stands after so many moves (-1: now). */
    @JSExport
    public static String state(int handle, int moves) {
        View view = TABLE.get(handle).view(moves);
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
                        "head", PagePosition.head(view))
                .toString();
    }

    /** What a person's game counts. */
    @JSExport
    public static String count(int handle) {
        Played game = TABLE.played(handle);
        return PageJson.object("turns", game.turns(), "canRedo", game.canRedo()).toString();
    }

    /** What the board needs at least, or an empty object for a board too large to ask. */
    @JSExport
    public static String metrics(int handle) {
        return TABLE.played(handle)
                .metrics()
                .map(m -> PageJson.object(
                        "threeBv", m.bbbv(), "openings", m.openings(), "islands", m.islands(), "zini", m.zini()))
                .orElse(PageJson.object())
                .toString();
    }

    @JSExport
    public static int cellOfTurn(int handle, int turn) {
        return TABLE.played(handle).cellOfTurn(turn);
    }

    @JSExport
    public static byte[] shown(int handle, int moves) {
        return Shown.of(TABLE.get(handle).view(moves));
    }

    @JSExport
    public static byte[] goldClues(int handle, int moves) {
        return Shown.goldClues(TABLE.get(handle).view(moves));
    }

    /** What lies in every cell: 0 clear, 1 danger, 2 gold, 3 blocked. */
    @JSExport
    public static byte[] truth(int handle) {
        World world = TABLE.get(handle).world();
        byte[] contents = new byte[world.topology().size()];
        for (int cell = 0; cell < contents.length; cell++) {
            contents[cell] = world.content(cell).code();
        }
        return contents;
    }

    /** What is special about a position's board: the word of its danger, and what stands on a cell for each clue where that is not the number. */
    @JSExport
    public static String ways(String head) {
        Rules rules = new PagePosition(head).rules();
        return PageJson.object("danger", rules.danger(), "words", Shown.words(rules))
                .toString();
    }

    /** Where the cells of a position on a graph are drawn: x and y in turn. */
    @JSExport
    public static double[] points(String head) {
        return Drawing.points(new PagePosition(head).topology());
    }

    /** Which cells of a position on a graph are neighbours: both ends of each link in turn. */
    @JSExport
    public static int[] links(String head) {
        return Drawing.links(new PagePosition(head).topology());
    }

    // ---- positions: each call stands alone, so that the page may end one at any time

    @JSExport
    public static String analyse(String head, byte[] shown, byte[] goldClues) {
        Analysed latest = new Analysed(new PagePosition(head).view(shown, goldClues));
        analysed = latest;
        return latest.json().toString();
    }

    /** The chances of the position that was analysed last. */
    @JSExport
    public static double[] chances() {
        return analysed == null ? new double[0] : analysed.chances();
    }

    /** Why a covered cell is safe or dangerous, or two worlds in which it is one and the other. */
    @JSExport
    public static String explain(String head, byte[] shown, byte[] goldClues, int cell) {
        return new Explained(new PagePosition(head).view(shown, goldClues))
                .cell(cell)
                .toString();
    }

    /** Why the clues cannot all be true. */
    @JSExport
    public static String contradiction(String head, byte[] shown, byte[] goldClues) {
        return new Explained(new PagePosition(head).view(shown, goldClues))
                .contradiction()
                .toString();
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

    /** What a turn that was made in a position was worth. */
    @JSExport
    public static String judge(String head, byte[] shown, byte[] goldClues, String kind, int cell) {
        return new Judged(new PagePosition(head).view(shown, goldClues))
                .turn(Played.Kind.valueOf(kind.toUpperCase(Locale.ROOT)), cell)
                .toString();
    }

    /** How likely a position is to be won. */
    @JSExport
    public static String winning(String head, byte[] shown, byte[] goldClues) {
        return new Judged(new PagePosition(head).view(shown, goldClues))
                .chance()
                .toString();
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

    /** Reads any format. */
    @JSExport
    public static String read(byte[] bytes) {
        Converted latest = new Converted(bytes);
        converted = latest;
        return latest.json().toString();
    }

    /** What was read last, as codes. */
    @JSExport
    public static byte[] readShown() {
        return converted == null ? new byte[0] : Shown.of(converted.view());
    }

    @JSExport
    public static byte[] readGoldClues() {
        return converted == null ? new byte[0] : Shown.goldClues(converted.view());
    }

    @JSExport
    public static String write(String head, byte[] shown, byte[] goldClues, String format) {
        return Converted.write(format, new PagePosition(head).view(shown, goldClues));
    }
}
