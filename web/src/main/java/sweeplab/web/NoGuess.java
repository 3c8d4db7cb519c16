package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import sweeplab.agent.ExactAgent;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.explain.Certificate;
import sweeplab.explain.Solution;
import sweeplab.game.Game;
import sweeplab.play.Referee;
import sweeplab.play.Result;
import sweeplab.play.Score;
import sweeplab.world.Topology;

/** Boards that can be solved without a guess, found by trying one seed after the other, and their certificates. */
final class NoGuess {

    private NoGuess() {}

    /** The first of these seeds, counted from the game's own, that needs no guess. */
    static Json find(String game, int tries) {
        GameId id = GameId.parse(game);
        Topology topology = id.setup(new Catalogue()).world().topology();
        for (int i = 0; i < tries; i++) {
            GameId next = id.withSeed(id.seed() + i);
            Score score = Referee.playOut(next.setup(topology).newGame(), new ExactAgent());
            if (score.result() == Result.WON && score.guesses() == 0) {
                return Json.object("found", true, "seed", Long.toString(next.seed()), "tries", i + 1);
            }
        }
        return Json.object("found", false, "seed", Long.toString(id.seed() + tries), "tries", tries);
    }

    /** A solution with a proof for every move, as text that can be checked, and how hard it gets. */
    static Json certificate(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Topology topology = game.view().topology();
        List<Integer> moves = new ArrayList<>();
        Solution solution = Solution.play(
                game.view(),
                cell -> {
                    moves.add(cell);
                    game.probe(cell);
                },
                game::flag);
        String hardest = solution.moments().stream()
                .map(moment -> moment.proof().grade())
                .max(Enum::compareTo)
                .map(grade -> grade.words())
                .orElse("");
        return Json.object(
                "complete", solution.complete(),
                "probes", moves.size(),
                "hardest", hardest,
                "text", Certificate.write(solution, topology));
    }
}
