// SPDX-License-Identifier: Apache-2.0
package sweeplab.web;

import java.util.Arrays;
import java.util.List;
import sweeplab.agent.Move;
import sweeplab.count.Exact;
import sweeplab.count.result.Analysis;
import sweeplab.game.Game;
import sweeplab.proof.Grade;
import sweeplab.prove.Reasoned;
import sweeplab.prove.Reasoner;
import sweeplab.view.View;

/** Positions to practise a rule in letters on: the moment of a game when nothing is certain for those who only count mines, but something is by the rule. */
final class LetterPractice {

    private LetterPractice() {}

    /** The moves (see {@link Move}) that lead to such a moment, played on one copy of the game and looked at on another; none if it has none. */
    static List<Integer> moves(Game game, Game copy) {
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
