// SPDX-License-Identifier: Apache-2.0
package sweeplab.arena;

import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import sweeplab.base.PublicApi;

/**
 * What is played in a run: every agent on the same games. All of it is text and numbers, so that it can travel to other
 * machines. A <em>bout</em> is one agent's try at one game; bouts are numbered game by game.
 *
 * @param agents the names of those who play
 * @param boards the ids of worlds, and of boards that get a seed for every game; the games take them in turn
 * @param games how many games there are
 * @param seed from which every random choice is made
 * @param judged whether guesses are judged forced or unforced
 * @param strict whether every move that is not certain is wrong (V8)
 * @param worlds texts of worlds by name, and of graphs by {@code graph:NAME}; empty if those of the catalogue are meant
 */
@PublicApi
public record Plan(
        List<String> agents,
        List<String> boards,
        int games,
        long seed,
        boolean judged,
        boolean strict,
        Map<String, String> worlds)
        implements Serializable {

    /** More bouts than this are not played in one run. */
    public static final int MOST_BOUTS = 1 << 30;

    private static final long serialVersionUID = 2;

    /** Games by their usual rules. */
    public Plan(
            List<String> agents,
            List<String> boards,
            int games,
            long seed,
            boolean judged,
            Map<String, String> worlds) {
        this(agents, boards, games, seed, judged, false, worlds);
    }

    /** The same with strict games. */
    public Plan strictly(boolean wanted) {
        return new Plan(agents, boards, games, seed, judged, wanted, worlds);
    }

    public Plan {
        agents = List.copyOf(agents);
        boards = List.copyOf(boards);
        worlds = Map.copyOf(worlds);
        if (agents.isEmpty() || boards.isEmpty() || games < 1) {
            throw new IllegalArgumentException("a run needs an agent, a board and a game at least");
        }
        if ((long) games * agents.size() > MOST_BOUTS) {
            throw new IllegalArgumentException(games + " games of " + agents.size()
                    + " agents are too many for one run: at most " + MOST_BOUTS / agents.size());
        }
        if (new HashSet<>(agents).size() < agents.size()) {
            throw new IllegalArgumentException("an agent is named twice: " + String.join(", ", agents));
        }
    }

    public int bouts() {
        return games * agents.size();
    }

    public int bout(int game, int agent) {
        return game * agents.size() + agent;
    }

    public int gameOf(int bout) {
        return bout / agents.size();
    }

    public int agentOf(int bout) {
        return bout % agents.size();
    }

    /** Which of the boards a game is played on. */
    public int boardOf(int game) {
        return game % boards.size();
    }
}
