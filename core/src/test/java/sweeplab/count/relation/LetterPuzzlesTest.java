// SPDX-License-Identifier: Apache-2.0
package sweeplab.count.relation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sweeplab.agent.Move;
import sweeplab.catalogue.Catalogue;
import sweeplab.catalogue.GameId;
import sweeplab.game.Game;
import sweeplab.play.NoGuess;
import sweeplab.prove.Certificate;
import sweeplab.prove.Reasoned;
import sweeplab.rules.Rules;
import sweeplab.view.View;

/** Boards in letters that need no guess, and puzzles with few clues: every move of their certificates is certain by going through every board (V1 to V5), and what is bent is refused. */
final class LetterPuzzlesTest {

    private static final int BOARDS = Math.max(1, Integer.getInteger("puzzles", 0));

    @ParameterizedTest
    @CsvSource({
        "'',V,5", "'',M,5", "'',L,4", "'',W,5", "'',N,5", "'',X,5", "'',P,5", "'',E,5", "'',K,5", "'',LM,4", "'',MX,5",
        "'',NX,4", "Q,V,5", "C,V,5", "T,V,6", "O,V,5", "D,V,4", "S,V,5", "B,V,4", "QT,P,6", "C,E,5", "O,L,5"
    })
    void everyMoveIsCertain(String placement, String clue, int mines) {
        String letters = letters(placement, clue);
        NoGuess source = source(letters + " 4x4/" + mines + " #7").fewClues();
        AllBoards all = new AllBoards(placement, clue, mines);
        for (int i = 0; i < BOARDS; i++) {
            compare(letters, source.find(1).orElseThrow(), all);
        }
    }

    @ParameterizedTest
    @CsvSource({"'',M,3", "'',W,3", "'',X,3", "'',E,3", "C,V,3", "T,V,3", "O,V,3", "D,V,2", "S,V,3", "B,V,4"})
    void everyMoveIsCertainFromTheStart(String placement, String clue, int mines) {
        String letters = letters(placement, clue);
        NoGuess source = source(letters + " 4x4/" + mines + " #7");
        AllBoards all = new AllBoards(placement, clue, mines);
        for (int i = 0; i < BOARDS; i++) {
            compare(letters, source.find(3000).orElseThrow(), all);
        }
    }

    private static String letters(String placement, String clue) {
        return placement.replaceAll("(.)", "[$1]") + "[" + clue + "]";
    }

    private static NoGuess source(String game) {
        GameId id = GameId.parse(game);
        return new NoGuess(id, id.setup(new Catalogue()).world().topology(), NoGuess.Wish.ANY, NoGuess.Method.AUTO, 3);
    }

    private static Game game(NoGuess.Found found) {
        return found.puzzle()
                .map(puzzle -> puzzle.newGame())
                .orElseGet(() -> found.setup().newGame());
    }

    private static void compare(String letters, NoGuess.Found found, AllBoards all) {
        Game checked = game(found);
        assertEquals(
                Optional.empty(),
                Certificate.fault(found.certificate(), checked.view(), checked::probe, checked::flag),
                letters);
        Game game = game(found);
        for (Reasoned.Moment moment : ((Reasoned) found.solution()).moments()) {
            int cell = Move.cell(moment.move());
            List<boolean[]> fit = all.fitting(game.view());
            assertThat(fit).as(letters).isNotEmpty();
            assertThat(fit.stream().allMatch(board -> board[cell] == Move.isFlag(moment.move())))
                    .as(letters + " " + found.setup().id() + " cell " + cell)
                    .isTrue();
            if (Move.isFlag(moment.move())) {
                game.flag(cell);
            } else {
                game.probe(cell);
            }
        }
        assertThat(game.over()).isTrue();
    }

    /** All boards of 4x4 that the letters allow, by the oracle. */
    private static final class AllBoards {
        private final String clue;
        private final List<boolean[]> boards = new ArrayList<>();

        AllBoards(String placement, String clue, int mines) {
            this.clue = clue;
            for (int mask = 0; mask < 1 << 16; mask++) {
                boolean[] board = new boolean[16];
                for (int cell = 0; cell < 16; cell++) {
                    board[cell] = (mask >> cell & 1) != 0;
                }
                if (Integer.bitCount(mask) == mines && new LetterTruth(4, 4, board).allowed(placement)) {
                    boards.add(board);
                }
            }
        }

        List<boolean[]> fitting(View view) {
            int[] starts = view.starts();
            return boards.stream()
                    .filter(board -> IntStream.of(starts).noneMatch(start -> board[start]))
                    .filter(board -> fits(new LetterTruth(4, 4, board), board, view))
                    .toList();
        }

        private boolean fits(LetterTruth truth, boolean[] board, View view) {
            Rules rules = view.rules();
            for (int cell = 0; cell < 16; cell++) {
                boolean wrong = !view.covered(cell)
                        && (board[cell]
                                || view.hasClue(cell) && !truth.says(clue, cell).contains(rules.word(view.clue(cell))));
                if (wrong) {
                    return false;
                }
            }
            return true;
        }
    }

    @Test
    void aBentCertificateIsRefused() {
        NoGuess.Found found = source("[Q][M] 5x5/9 #3").fewClues().find(1).orElseThrow();
        String[] moves = found.certificate().split("\n\n");
        for (int i = 1; i < moves.length; i++) {
            List<String> without = new ArrayList<>(List.of(moves));
            String dropped = without.remove(i);
            String bent = found.certificate()
                    .replace(
                            dropped,
                            dropped.startsWith("flag")
                                    ? dropped.replace("flag", "probe")
                                    : dropped.replace("probe", "flag"));
            assertThat(refused(bent, found)).as(bent).isTrue();
            assertThat(!dropped.startsWith("probe") || refused(String.join("\n\n", without), found))
                    .as(dropped)
                    .isTrue();
        }
    }

    private static boolean refused(String certificate, NoGuess.Found found) {
        Game game = game(found);
        try {
            return Certificate.fault(certificate, game.view(), game::probe, game::flag)
                    .isPresent();
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    @Test
    void noClueOfAPuzzleCanBeSpared() {
        NoGuess.Found found = source("[W] 5x5/8 #2").fewClues().find(1).orElseThrow();
        assertThat(found.puzzle().orElseThrow().shown()).isLessThan(17);
    }
}
