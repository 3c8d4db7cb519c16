// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.catalogue.Setup;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Reasoned;
import sweeplab.prove.Reasoner;
import sweeplab.prove.Solution;
import sweeplab.prove.Solution.Moment;
import sweeplab.view.View;

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
            List<Integer> moves = towardsTheRule(game, setup.newGame());
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

    /**
     * The moves (see {@link Move}) that lead a game in letters to the moment when nothing is certain for those who only count mines, but something is by the rule; played on one copy of the
     * game and looked at on another; none if it has none.
     */
    static List<Integer> towardsTheRule(Game game, Game copy) {
        Reasoned reasoned = Reasoner.stepByStep(Grade.SEVERAL_CLUES).play(game.view(), game::probe, game::flag);
        List<Integer> moves =
                reasoned.moments().stream().map(Reasoned.Moment::move).toList();
        for (int at = 0; at < moves.size(); at++) {
            if (at > 0 && !countingLeadsOn(copy.view())) {
                return moves.subList(0, at);
            }
            int move = moves.get(at);
            if (Move.isFlag(move)) {
                copy.flag(Move.cell(move));
            } else {
                copy.probe(Move.cell(move));
            }
        }
        return List.of();
    }

    // The same cells in the usual game, each clue saying how many mines it speaks of: is anything certain there?
    private static boolean countingLeadsOn(View view) {
        String head = PagePosition.head(view);
        byte[] shown = Shown.of(view);
        for (int cell = 0; cell < shown.length; cell++) {
            if (view.hasClue(cell)) {
                shown[cell] = mines(view.rules().word(view.clue(cell)));
            }
        }
        View usual = new PagePosition("rules classic" + head.substring(head.indexOf('\n'))).view(shown, new byte[0]);
        Analysis known = new Exact().analyse(usual);
        return !known.safe().isEmpty() || known.dangers().stream().anyMatch(cell -> !view.flagged(cell));
    }

    private static byte mines(String word) {
        return (byte) Arrays.stream(word.split(",")).mapToInt(Integer::parseInt).sum();
    }
}
