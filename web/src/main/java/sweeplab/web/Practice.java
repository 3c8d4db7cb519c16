// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Solution;
import sweeplab.prove.Solution.Moment;

/** Positions to practise on: the moment of a real game when nothing easier than a kind of deduction leads on, or when a guess must be made. */
final class Practice {

    private static final String GUESS = "guess";

    // The first moves of a game are not worth practising.
    private static final int EASY_ONES_LATER = 12;

    private Practice() {}

    /** The turns that lead a game to such a moment; none if it has no such moment. */
    static PageJson find(String id, String kind) {
        Setup setup = GameId.parse(id).setup(new Catalogue());
        Game game = setup.newGame();
        if (!game.view().rules().plain()) {
            List<Integer> moves = LetterPractice.moves(game, setup.newGame());
            return PageJson.object("found", !moves.isEmpty(), "turns", turns(moves));
        }
        Solution solution = Solution.play(game.view(), game::probe, game::flag);
        int at = kind.equals(GUESS) ? guess(solution) : first(solution, grade(kind));
        return PageJson.object("found", at >= 0, "turns", at < 0 ? List.of() : turns(moves(solution, at)));
    }

    private static Grade grade(String kind) {
        return Grade.valueOf(kind.toUpperCase(Locale.ROOT));
    }

    // Where the game was not solved, the next move is a guess: unless that is the very first.
    private static int guess(Solution solution) {
        return solution.complete() || solution.moments().size() < 10
                ? -1
                : solution.moments().size();
    }

    private static int first(Solution solution, Grade grade) {
        List<Moment> moments = grade == Grade.ONE_CLUE ? solution.moments() : solution.keyMoments();
        return moments.stream()
                .skip(grade == Grade.ONE_CLUE ? EASY_ONES_LATER : 0)
                .filter(moment -> moment.proof().grade() == grade)
                .findFirst()
                .map(solution.moments()::indexOf)
                .orElse(-1);
    }

    private static List<Integer> moves(Solution solution, int count) {
        return solution.moments().subList(0, count).stream().map(Moment::move).toList();
    }

    private static List<PageJson> turns(List<Integer> moves) {
        List<PageJson> turns = new ArrayList<>();
        for (int move : moves) {
            turns.add(PageJson.object("kind", Move.isFlag(move) ? "flag" : "open", "cell", Move.cell(move)));
        }
        return turns;
    }
}
