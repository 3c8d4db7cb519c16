# SPDX-License-Identifier: Apache-2.0
"""Steps a second, with random moves that can be made: python3 measure.py [STEPS].

Counted in CPU seconds of this program and the server together, so that it is what one core does, and also by the clock.
"""

import os
import pathlib
import random
import sys
import time

import sweeplab


def cpu(server):
    """CPU seconds of both processes so far (Linux)."""
    stat = pathlib.Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def moves(mask, dice):
    allowed = mask.nonzero()[0] if hasattr(mask, "nonzero") else [action for action, fits in enumerate(mask) if fits]
    return dice.choice(allowed) if len(allowed) else 0


def one(game, steps, **settings):
    with sweeplab.make(game, seed=1, **settings) as env:
        dice = random.Random(1)
        _, info = env.reset()
        for _ in range(steps):
            _, _, over, _, info = env.step(moves(info["action_mask"], dice))
            if over:
                _, info = env.reset()
    return steps


def many(game, steps, games=64, **settings):
    env = sweeplab.make_vec(game, num_envs=games, seed=1, **settings)
    dice = random.Random(1)
    _, info = env.reset()
    for _ in range(steps // games):
        _, _, _, _, info = env.step([moves(mask, dice) for mask in info["action_mask"]])
    env.close()
    return steps // games * games


def main(steps):
    print(f"gymnasium: {sweeplab.GYMNASIUM}; steps a CPU second, and by the clock")
    server = sweeplab.Server.shared()
    for game in ("9x9/10 opening@4,4", "30x16/99 opening@3,3"):
        for info in ((), ("chances", "certain"), ("chances", "certain", "teacher", "cost")):
            for name, play in (("one game", one), ("64 games", many)):
                few = steps // 10 if "teacher" in info else steps
                play(game, few, info=info)
                clock, begun = time.perf_counter(), cpu(server)
                made = play(game, few, info=info)
                rates = made / (cpu(server) - begun), made / (time.perf_counter() - clock)
                print(f"{game:22} {name} {','.join(info) or 'no info':36} {rates[0]:9.0f} {rates[1]:9.0f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
