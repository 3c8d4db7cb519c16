"""Steps a second, in random moves that can be made: python3 measure.py [SECONDS]."""

import random
import sys
import time

import sweeplab


def single(game, seconds, **settings):
    with sweeplab.make(game, seed=1, **settings) as env:
        dice, steps = random.Random(1), 0
        _, info = env.reset()
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            moves = [action for action, fits in enumerate(info["action_mask"]) if fits]
            _, _, over, _, info = env.step(dice.choice(moves))
            steps += 1
            if over:
                _, info = env.reset()
        return steps


def many(game, seconds, games=64, **settings):
    env = sweeplab.make_vec(game, num_envs=games, seed=1, **settings)
    dice, steps = random.Random(1), 0
    _, info = env.reset()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        moves = [dice.choice([a for a, fits in enumerate(mask) if fits] or [0]) for mask in info["action_mask"]]
        _, _, _, _, info = env.step(moves)
        steps += games
    env.close()
    return steps


def main(seconds):
    print(f"gymnasium: {sweeplab.GYMNASIUM}")
    for game in ("9x9/10 opening@4,4", "30x16/99 opening@3,3"):
        for info in ((), ("chances", "certain"), ("chances", "certain", "teacher", "cost")):
            for name, play in (("one game", single), ("64 games", many)):
                play(game, min(2, seconds), info=info)
                begun = time.perf_counter()
                steps = play(game, seconds, info=info)
                rate = steps / (time.perf_counter() - begun)
                print(f"{game:22} {name} {','.join(info) or 'no info':36} {rate:9.0f} steps a second", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
