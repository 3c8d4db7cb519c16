// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.List;
import java.util.Map;
import sweeplab.arena.GameRecord;
import sweeplab.arena.Plan;
import sweeplab.arena.Player;
import sweeplab.arena.Tally;
import sweeplab.play.Result;

/** A few games of one agent, played in the page. */
final class SmallArena {

    private SmallArena() {}

    /** Plays the games from one number to another; the number and the seed settle the board and the agent's luck. */
    static PageJson play(String board, String agent, long seed, int from, int to) {
        PageAgents.roster().get(agent);
        Plan plan = new Plan(List.of(agent), List.of(board), to, seed, false, Map.of());
        Tally tally = new Tally();
        String first = "";
        StringBuilder results = new StringBuilder();
        try (Player player =
                new Player(plan, name -> PageAgents.roster().get(name).maker())) {
            for (int bout = from; bout < to; bout++) {
                GameRecord played = player.play(bout);
                tally.add(played);
                first = first.isEmpty() ? played.id() : first;
                results.append(
                        Character.toLowerCase(played.score().result().name().charAt(0)));
            }
        }
        return PageJson.object(
                "games", tally.games(),
                "won", tally.count(Result.WON),
                "lost", tally.count(Result.LOST),
                "stuck", tally.count(Result.STUCK),
                "guesses", tally.guesses(),
                "results", results.toString(),
                "millis", Math.round(tally.millis()),
                "first", first);
    }
}
