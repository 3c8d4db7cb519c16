package sweeplab.play;

import java.util.Optional;
import sweeplab.agent.Agent;
import sweeplab.agent.Decision;
import sweeplab.agent.ExactAgent;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.explain.Certificate;
import sweeplab.explain.Grade;
import sweeplab.explain.Solution;
import sweeplab.game.Game;
import sweeplab.view.Status;
import sweeplab.world.Topology;

/**
 * Finds boards that can be won from their start without a guess, each with a certificate. Boards are drawn one after the
 * other and kept if they fit, so every board that fits is equally likely.
 */
public final class NoGuess {

    /** What may and must be needed: no proof harder than {@code hardest}, at least one as hard as {@code atLeast}, with or without the mine counter. */
    public record Wish(Grade atLeast, Grade hardest, boolean mineCounter) {

        /** Any board that needs no guess. */
        public static final Wish ANY = new Wish(Grade.ONE_CLUE, Grade.MINE_COUNTER, true);

        boolean allows(Solution solution) {
            Grade needed = solution.hardest().orElse(Grade.ONE_CLUE);
            return needed.compareTo(atLeast) >= 0
                    && needed.compareTo(hardest) <= 0
                    && (mineCounter || !solution.usesTotal());
        }
    }

    /** A board with its proof: the game, how it is solved, the certificate as text, and how many boards were looked at. */
    public record Found(Setup setup, Solution solution, String certificate, int attempts) {}

    private final Agent careful = new ExactAgent();
    private final GameId id;
    private final Topology topology;
    private final Wish wish;
    private long next;

    /** Looks through the boards of this game from its own seed on. */
    public NoGuess(GameId id, Topology topology, Wish wish) {
        this.id = id;
        this.topology = topology;
        this.wish = wish;
        next = id.seed();
    }

    /** The next board that fits, or nothing if none of so many does: never a board without its certificate. */
    public Optional<Found> find(int attempts) {
        for (int attempt = 1; attempt <= attempts; attempt++) {
            Setup setup = id.withSeed(next++).setup(topology);
            if (solvable(setup)) {
                Optional<Found> found = certify(setup, attempt);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    // The quick look: plays what is certain and stops at the first guess.
    private boolean solvable(Setup setup) {
        Game game = setup.newGame();
        Agent certain = view -> careful.decide(view) instanceof Decision.Certain moves
                ? moves
                : new Decision.Resign("a guess is needed");
        return Referee.playOut(game, certain).result() == Result.WON;
    }

    private Optional<Found> certify(Setup setup, int attempts) {
        Game game = setup.newGame();
        Solution solution = Solution.play(game.view(), game::probe, game::flag);
        if (!solution.complete() || game.view().status() != Status.WON || !wish.allows(solution)) {
            return Optional.empty();
        }
        return Optional.of(new Found(setup, solution, Certificate.write(solution, topology), attempts));
    }

    /** What is wrong with a certificate for this game, found by the checker alone; nothing if it holds. */
    public static Optional<String> fault(Setup setup, String certificate) {
        Game game = setup.newGame();
        return Certificate.fault(certificate, game.view(), game::probe, game::flag);
    }
}
