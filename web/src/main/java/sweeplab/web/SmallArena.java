package sweeplab.web;

import sweeplab.agent.Roster;
import sweeplab.base.Dice;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;

/** A few games of one agent, played in the page. */
final class SmallArena {

    private SmallArena() {}

    /** Plays the games from one number to another; the number and the seed settle the board and the agent's luck. */
    static PageJson play(String board, String agent, long seed, int from, int to) {
        GameId id = GameId.parse(board);
        Roster.Entry entry = PageAgents.roster().get(agent);
        int[] ends = new int[Result.values().length];
        int guesses = 0;
        long begun = System.currentTimeMillis();
        for (int game = from; game < to; game++) {
            long own = Dice.seed(seed, game);
            Game played = id.withSeed(own).setup(new Catalogue()).newGame();
            Score score = Referee.playOut(played, entry.maker().apply(own));
            ends[score.result().ordinal()]++;
            guesses += score.guesses();
        }
        return PageJson.object(
                "games",
                to - from,
                "won",
                ends[Result.WON.ordinal()],
                "lost",
                ends[Result.LOST.ordinal()],
                "stuck",
                ends[Result.STUCK.ordinal()],
                "guesses",
                guesses,
                "millis",
                System.currentTimeMillis() - begun);
    }
}
