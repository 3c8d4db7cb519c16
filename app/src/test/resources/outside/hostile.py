"""Agents that go wrong, each in its own way: hostile.py WAY [TOKEN]. A way that is played first says a proper hello."""
import os
import signal
import sys
import time


def say(text):
    print(text, flush=True)


def sleep():
    while True:
        time.sleep(1000)


def read(word):
    for line in sys.stdin:
        if line.startswith(word):
            return


def daemon():
    """A child of a child in a session of its own, with all ties cut."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            sleep()
        os._exit(0)


def fork():
    for _ in range(3):
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            sleep()
    daemon()


def flood(text):
    while True:
        sys.stdout.write(text)


way = sys.argv[1]
if way == "mute":
    sleep()
read("hello")
if way == "rude":
    say("good morning")
    sleep()
sys.stderr.write("last words of " + way + "\n")
sys.stderr.flush()
say("hello " + way + " 1")
if way == "deaf":
    sys.stdin.close()
    sleep()
read("move")
if way == "silent":
    sleep()
elif way == "crash":
    sys.exit(3)
elif way == "flood":
    flood("probe 0\n")
elif way == "comments":
    flood("# thinking\n")
elif way == "errors":
    while True:
        sys.stderr.write("x" * 1000)
elif way == "huge":
    flood("x" * 1000)
elif way == "garbage":
    sys.stdout.buffer.write(bytes(range(256)) * 4 + b"\n")
    sys.stdout.buffer.flush()
    sleep()
elif way == "unkillable":
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sleep()
elif way == "outside":
    say("probe 99999")
elif way == "twice":
    say("probe 0\nprobe 0")
elif way == "late":
    time.sleep(3)
    say("probe 0")
elif way == "forks":
    fork()
    sleep()
elif way == "forks-and-ends":
    fork()
elif way == "closes":
    os.close(1)
    sleep()
else:
    raise ValueError(way)
