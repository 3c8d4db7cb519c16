// SPDX-License-Identifier: Apache-2.0
package sweeplab.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sweeplab.base.Dice;
import sweeplab.format.document.Minefield;
import sweeplab.format.document.Replay;
import sweeplab.format.document.Replay.Click;
import sweeplab.format.document.Replay.Kind;
import sweeplab.view.Status;
import sweeplab.world.CellSet;

/**
 * Games of random clicks on boards so small that every world and every way to play on is gone through: verdicts, risks, chances to win,
 * costs, luck, skill and pluck are what comes of that. More games with {@code -Dgames=…}, other ones with {@code -Dseed=…}.
 */
final class EveryWorldTest {

    private static final int GAMES = Integer.getInteger("games", 200);
    private static final long SEED = Long.getLong("seed", 23);
    private static final double EPS = 1e-9;
    private static final List<TinyBoard> BOARDS = List.of(
            new TinyBoard(2, 2, 1),
            new TinyBoard(3, 3, 2),
            new TinyBoard(3, 3, 3),
            new TinyBoard(4, 2, 2),
            new TinyBoard(9, 1, 3),
            new TinyBoard(4, 3, 3),
            new TinyBoard(5, 2, 4),
            new TinyBoard(1, 1, 0),
            new TinyBoard(3, 2, 5),
            new TinyBoard(3, 2, 0));

    private static Replay replay(TinyBoard board, int truth, Replay.Mouse mouse, List<Click> clicks) {
        CellSet mines = new CellSet(board.size);
        board.cells(truth).forEach(mines::add);
        return new Replay(
                Minefield.board(Minefield.squares(board.columns, board.size / board.columns), mines),
                clicks,
                mouse,
                Map.of(),
                Optional.empty());
    }

    private static List<Click> clicks(TinyBoard board, Dice dice) {
        List<Click> clicks = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            Kind kind = dice.nextInt(2) == 0 ? Kind.OPEN : dice.nextInt(2) == 0 ? Kind.MARK : Kind.CHORD;
            clicks.add(new Click(kind, dice.nextInt(board.size), 100L * i));
        }
        return clicks;
    }

    // The first cell opened is safe by the rule, if it is: whoever judges knows.
    private static TinyPlayer player(TinyBoard board, int truth, Replay replay) {
        int first = new TinyPlayer(board, truth, replay.mouse(), -1).first(replay.clicks());
        int start = first >= 0 && !TinyBoard.has(truth, first) ? first : -1;
        return new TinyPlayer(board, truth, replay.mouse(), start);
    }

    @Test
    void allThatIsSaidOfRandomGames() {
        for (int game = 0; game < GAMES; game++) {
            Dice dice = new Dice(SEED + game);
            TinyBoard board = BOARDS.get(game % BOARDS.size());
            int truth = board.worlds()[dice.nextInt(board.worlds().length)];
            Replay.Mouse mouse = new Replay.Mouse(dice.nextInt(3) == 0, dice.nextInt(3) == 0);
            Replay replay = replay(board, truth, mouse, clicks(board, dice));
            check("game " + game + ", seed " + (SEED + game), player(board, truth, replay), replay);
        }
    }

    /** Over all worlds, whatever a player does, luck comes to nothing: what was won or lost beyond it is what the guesses gave away. */
    @Test
    void luckComesToNothing() {
        for (int round = 0; round < 6; round++) {
            TinyBoard board = BOARDS.get(1 + round % 4);
            List<Click> clicks = inAnyOrder(board, new Dice(SEED + round));
            int first = clicks.get(0).cell();
            List<Fortune> games = IntStream.of(board.worlds())
                    .filter(world -> !TinyBoard.has(world, first))
                    .mapToObj(world -> new Reviewer(replay(board, world, Replay.Mouse.PLAIN, clicks)).workAll())
                    .map(GameReview::fortune)
                    .toList();
            String name = "seed " + (SEED + round);
            assertThat(games.stream().mapToDouble(Fortune::luck).sum()).as(name).isEqualTo(0, within(EPS));
            assertThat(games.stream().mapToDouble(Fortune::lost).sum()).as(name).isGreaterThan(0.1);
        }
    }

    private static List<Click> inAnyOrder(TinyBoard board, Dice dice) {
        List<Click> clicks = new ArrayList<>();
        for (int cell = 0; cell < board.size; cell++) {
            clicks.add(dice.nextInt(clicks.size() + 1), new Click(Kind.OPEN, cell, 0));
        }
        return clicks;
    }

    private static void check(String name, TinyPlayer player, Replay replay) {
        GameReview review = new Reviewer(replay).workAll();
        Iterator<JudgedClick> judged = review.clicks().iterator();
        Sums sums = new Sums();
        for (Click click : replay.clicks()) {
            if (!player.over()) {
                JudgedClick said = judged.next();
                String what = name + ", click " + said.number();
                TinyPlayer.Said right = player.make(click);
                compare(what, said, right);
                sums.add(right, player);
                if (right.guess()) {
                    assertThat(said.winAfter()).as(what).isEqualTo(player.lost ? 0 : player.chance(), within(EPS));
                }
            }
        }
        assertThat(judged.hasNext()).as(name).isFalse();
        assertThat(review.finished()).as(name).isTrue();
        assertThat(review.result())
                .as(name)
                .isEqualTo(player.lost ? Status.LOST : player.won() ? Status.WON : Status.PLAYING);
        sums.compare(name, review);
    }

    private static void compare(String what, JudgedClick said, TinyPlayer.Said right) {
        assertThat(said.deed()).as(what).isEqualTo(right.deed());
        assertThat(said.worth()).as(what).isEqualTo(right.worth());
        assertThat(said.exploded()).as(what).isEqualTo(right.hit());
        same(what + ", risk", said.judgement().risks().taken(), right.risk());
        same(what + ", least", said.judgement().risks().least(), right.least());
        same(what + ", away", said.judgement().risks().away(), right.away());
        same(what + ", cost", said.cost(), right.cost());
        if (right.guess()) {
            same(what + ", chance to win", said.winBefore(), right.best());
            assertThat(said.winMargin()).as(what).isZero();
            assertThat(said.judgement().proof().isPresent()).as(what).isEqualTo(right.least() == 0);
            assertThat(TinyBoard.has(right.bestCells(), said.judgement().best()))
                    .as(what + ", best")
                    .isTrue();
        }
    }

    private static void same(String what, double said, double right) {
        if (Double.isNaN(right)) {
            assertThat(said).as(what).isNaN();
        } else {
            assertThat(said).as(what).isEqualTo(right, within(EPS));
        }
    }

    /** What a game comes to, added up by the definitions in docs/review.md. */
    private static final class Sums {

        private double start = Double.NaN;
        private double luck;
        private double lost;
        private double skill = 1;
        private double survived = 1;
        private double chance = Double.NaN;

        // The chance to win is looked at after the first cell opened, before and after each guess, and at the end.
        void add(TinyPlayer.Said click, TinyPlayer player) {
            boolean opens = click.deed() == Deed.OPEN || click.deed() == Deed.CHORD;
            if (!opens) {
                return;
            }
            if (click.guess()) {
                now(click.best());
                chance -= click.cost();
                lost += click.cost();
                skill *= click.best() > 0 ? 1 - click.cost() / click.best() : 1;
                survived *= 1 - click.risk();
            }
            now(player.lost ? 0 : player.chance());
        }

        private void now(double win) {
            if (Double.isNaN(chance)) {
                start = win;
            } else {
                luck += win - chance;
            }
            chance = win;
        }

        void compare(String name, GameReview review) {
            Fortune fortune = review.fortune();
            same(name + ", start", fortune.start(), start);
            same(name + ", lost", fortune.lost(), lost);
            same(name + ", skill", fortune.skill(), skill);
            same(name + ", survived", Math.pow(10, -fortune.pluck()), survived);
            if (review.result() != Status.PLAYING) {
                same(name + ", luck", fortune.luck(), luck);
            }
        }
    }
}
