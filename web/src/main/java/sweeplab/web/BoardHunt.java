// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Locale;
import java.util.Optional;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.NoGuess;
import sweeplab.proof.Grade;
import sweeplab.prove.Certificate;
import sweeplab.prove.Solution;
import sweeplab.world.Topology;

/** The search for boards of one game that can be won without a guess, in portions, so that the page can say how far it is. */
final class BoardHunt {

    // Somebody is waiting: fewer than usual.
    private static final int MIXING = 1_000;

    private final String game;
    private final NoGuess source;

    BoardHunt(String game) {
        this.game = game;
        GameId id = GameId.parse(game);
        Topology topology = id.setup(new Catalogue()).world().topology();
        source = new NoGuess(id, topology, NoGuess.Wish.ANY, NoGuess.Method.AUTO, MIXING);
    }

    boolean isOf(String other) {
        return game.equals(other);
    }

    /** The next board that looking at so many gives, if any. */
    PageJson next(int looks) {
        Optional<NoGuess.Found> found = source.find(looks);
        return PageJson.object(
                "found", found.isPresent(),
                "id", found.map(board -> board.setup().id().toString()).orElse(""),
                "method", found.map(board -> board.method().words()).orElse(""));
    }

    /** A solution with a proof for every move, as text that can be checked, and how hard it gets. */
    static PageJson certificate(String id) {
        Game game = GameId.parse(id).setup(new Catalogue()).newGame();
        Solution solution = Solution.play(game.view(), game::probe, game::flag);
        long probes = solution.moments().stream()
                .filter(moment -> !Move.isFlag(moment.move()))
                .count();
        return PageJson.object(
                "complete", solution.complete(),
                "probes", (int) probes,
                "hardest",
                        solution.hardest()
                                .map(Grade::name)
                                .map(name -> name.toLowerCase(Locale.ROOT))
                                .orElse(""),
                "text", Certificate.write(solution, game.view().topology()));
    }
}
