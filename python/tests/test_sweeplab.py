# SPDX-License-Identifier: Apache-2.0
"""The package over the real server: run with python3 -m unittest from the folder python."""

import unittest

import sweeplab
from sweeplab import GYMNASIUM, SweepError

GAME = "9x9/10 opening@4,4"


def numbers(board):
    return [int(shown) for row in board for shown in row]


class OneGame(unittest.TestCase):
    def tearDown(self):
        sweeplab.Server.shared().ask("hello")

    def test_the_teacher_wins_what_is_certain_and_the_observation_is_right(self):
        with sweeplab.make("9x9/10 opening@4,4", seed=3, info=("chances", "certain", "teacher", "cost")) as env:
            board, info = env.reset()
            won = 0
            for _ in range(6):
                over = False
                while not over:
                    shown = numbers(board)
                    chances = info["chances"]
                    self.assertEqual([chance is None for chance in chances], [value >= 0 for value in shown])
                    self.assertAlmostEqual(sum(chance for chance in chances if chance is not None), 10, places=6)
                    self.assertTrue(all(chances[cell] == 0 for cell in info["safe"]))
                    self.assertTrue(all(chances[cell] == 1 for cell in info["dangers"]))
                    move = info["teacher"]["cell"]
                    self.assertEqual(chances[move], info["teacher"]["risk"])
                    self.assertEqual(info["action_mask"][move], 1)
                    board, reward, over, truncated, info = env.step(move)
                    self.assertFalse(truncated)
                    self.assertEqual(info["cost"]["risk"], chances[move])
                self.assertEqual(reward, 1.0 if info["state"] == "won" else -1.0)
                won += info["state"] == "won"
                board, info = env.reset()
            self.assertGreater(won, 2)

    def test_the_same_seed_gives_the_same_games(self):
        def play():
            with sweeplab.make(GAME, seed=5) as env:
                first = env.reset()[1]["id"]
                second = env.reset()[1]["id"]
                again = env.reset(seed=5)[1]["id"]
            self.assertNotEqual(first, second)
            self.assertEqual(first, again)
            return first, second

        self.assertEqual(play(), play())

    def test_a_move_that_cannot_be_made_changes_nothing_and_says_why(self):
        with sweeplab.make(GAME, seed=1) as env:
            board, info = env.reset()
            opened = numbers(board).index(0)
            after, reward, over, _, info = env.step(opened)
            self.assertEqual(numbers(board), numbers(after))
            self.assertAlmostEqual(reward, -0.1)
            self.assertFalse(over)
            self.assertIn("is open already", info["illegal"])

    def test_flags_are_set_and_taken_away_and_do_not_change_what_is_certain(self):
        with sweeplab.make(GAME, seed=1, flags=True, info=("certain",)) as env:
            board, info = env.reset()
            cell = info["safe"][0]
            before = info["safe"]
            board, _, _, _, info = env.step(81 + cell)
            self.assertEqual(numbers(board)[cell], -2)
            self.assertEqual(info["safe"], before)
            self.assertEqual(info["action_mask"][cell], 0)
            board, _, _, _, info = env.step(81 + cell)
            self.assertEqual(numbers(board)[cell], -1)

    def test_an_action_that_there_is_not_is_refused(self):
        with sweeplab.make(GAME, seed=1) as env:
            env.reset()
            for action in (-1, 81, 2000):
                with self.subTest(action), self.assertRaisesRegex(ValueError, f"action {action}: there are 0 to 80"):
                    env.step(action)

    def test_one_wish_may_stand_alone(self):
        with sweeplab.make(GAME, seed=1, info="certain") as env:
            self.assertIn("safe", env.reset()[1])

    def test_what_a_move_cost_in_winning_chance(self):
        with sweeplab.make("5x5/6 opening@2,2 #3", info=("certain", "win")) as env:
            _, info = env.reset()
            danger = info["dangers"][0] if info["dangers"] else list(info["action_mask"]).index(1)
            _, _, _, _, info = env.step(danger)
            self.assertGreaterEqual(info["cost"]["lost"], 0)

    def test_every_kind_of_board_and_game(self):
        for game in ("hex:6x6/5", "torus:8x8/9", "triangle:6x6/4", "daggers:EASY1", "nettle:easy1", "graph:football/4", "[Q] 6x6/12"):
            with self.subTest(game), sweeplab.make(game, seed=2) as env:
                board, info = env.reset()
                self.assertIn(board, env.observation_space)
                moves = [action for action, fits in enumerate(info["action_mask"]) if fits]
                board, _, _, _, _ = env.step(moves[0])
                self.assertIn(board, env.observation_space)

    def test_what_is_wrong_is_said(self):
        for game, why in (("9x9", "write columns x rows"), ("9x9/10 nowhere", "nowhere"), ("9000x9000/10", "cells")):
            with self.subTest(game), self.assertRaisesRegex(SweepError, why):
                sweeplab.make(game)
        with self.assertRaisesRegex(SweepError, "unknown agent"):
            sweeplab.make(GAME, teacher="nobody")
        with self.assertRaisesRegex(SweepError, "cannot be started"):
            sweeplab.Server(["/no/such/sweep"])

    def test_an_interrupted_request_leaves_no_answer_for_the_next(self):
        class Interrupted:
            def readline(self):
                raise KeyboardInterrupt

            def close(self):
                real.close()

        with sweeplab.Server() as server:
            real, server._process.stdout = server._process.stdout, Interrupted()
            with self.assertRaises(KeyboardInterrupt):
                server.ask("make 4x4/3")
            server._process.stdout = real
            with self.assertRaisesRegex(SweepError, "has ended"):
                server.ask("hello")

    def test_the_board_as_text(self):
        with sweeplab.make(GAME, seed=1, render_mode="ansi") as env:
            env.reset()
            self.assertEqual(len(env.render().splitlines()), 9)


class ManyGames(unittest.TestCase):
    def test_they_go_on_by_themselves_and_their_boards_are_those_of_single_games(self):
        env = sweeplab.make_vec(GAME, num_envs=8, seed=9, info=("teacher",))
        boards, info = env.reset()
        ids, ended = list(info["id"]), [False] * 8
        finished = 0
        for _ in range(60):
            moves = [teacher["cell"] if teacher else 0 for teacher in info["teacher"]]
            boards, rewards, over, _, info = env.step(moves)
            for game in range(8):
                self.assertEqual(info["id"][game] != ids[game], ended[game])
                self.assertEqual(rewards[game] != 0, bool(over[game]))
            finished += sum(over)
            ids, ended = list(info["id"]), list(over)
        self.assertGreater(finished, 8)
        with sweeplab.make(info["id"][0]) as single:
            board, _ = single.reset()
            seen = numbers(boards[0])
            self.assertTrue(all(shown < 0 or shown == seen[cell] for cell, shown in enumerate(numbers(board))))
        env.close()

    @unittest.skipUnless(GYMNASIUM, "gymnasium is not installed")
    def test_gymnasium_accepts_it(self):
        import gymnasium
        from gymnasium.utils.env_checker import check_env

        check_env(gymnasium.make("sweeplab/Sweep-v0", game=GAME).unwrapped, skip_render_check=False)
        env = gymnasium.make_vec("sweeplab/Sweep-v0", num_envs=3, vectorization_mode="vector_entry_point", game=GAME)
        boards, _ = env.reset(seed=1)
        self.assertTrue(env.observation_space.contains(boards))
        boards, rewards, over, cut, _ = env.step(env.action_space.sample())
        self.assertEqual((boards.shape, rewards.shape, over.shape, cut.shape), ((3, 9, 9), (3,), (3,), (3,)))
        env.close()


if __name__ == "__main__":
    unittest.main()
