# SPDX-License-Identifier: Apache-2.0
"""Agents that go wrong or mean harm, each in its own way: hostile.py WAY [TOKEN [FOLDER [PORT]]].
A way that is played first says a proper hello. Those that look for a secret know where it is and how it looks (secret-123456789)."""
import ctypes
import glob
import os
import re
import signal
import socket
import sys
import threading
import time

WAY = sys.argv[1]
FOLDER = sys.argv[3] if len(sys.argv) > 3 else ""
PORT = int(sys.argv[4]) if len(sys.argv) > 4 else 0
# The large versions of what takes memory.
LARGE = "large" in WAY


def say(text):
    print(text, flush=True)


def end(words):
    """Ends with these last words."""
    sys.stderr.write(words + "\n")
    sys.stderr.flush()
    os._exit(3)


def sleep():
    while True:
        time.sleep(1000)


def read(word):
    for line in sys.stdin:
        if line.startswith(word):
            return line
    return ""


def flood(text):
    while True:
        sys.stdout.write(text)


# What is said.


def garbage():
    sys.stdout.buffer.write(bytes(range(256)) * 4 + b"\n")
    sys.stdout.buffer.flush()
    sleep()


def errors():
    while True:
        sys.stderr.write("x" * 1000)


def late():
    time.sleep(3)
    say("probe 0")


def closes():
    os.close(1)
    sleep()


def brag():
    asked = "move"
    while asked:
        say("safe " + " ".join(map(str, range(81))))
        asked = read("move")


def flags():
    say("flag " + " ".join(map(str, range(81))))
    read("move")
    say("resign")
    sleep()


def sleeper():
    time.sleep(2)
    say("safe 40")
    read("move")
    time.sleep(4)
    say("resign")
    sleep()


# What is started and not ended.


def unkillable():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sleep()


def stops():
    child = os.fork()
    if child == 0:
        os.kill(os.getpid(), signal.SIGSTOP)
        os._exit(0)
    os.waitpid(child, os.WUNTRACED)
    sleep()


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


def forks():
    fork()
    sleep()


def leaves():
    """As a daemon that nothing ties to us any more, neither session nor environment."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execve(sys.executable, [sys.executable, "-c", "import time; time.sleep(1000)", sys.argv[2]], {})
        os._exit(0)
    time.sleep(0.2)


def bomb():
    while True:
        try:
            if os.fork() == 0:
                sleep()
        except OSError:
            time.sleep(0.01)


# What is taken.


def hog():
    taken = []
    while True:
        taken.append(b"x" * (10 << 20))


def children():
    for _ in range(8):
        if os.fork() == 0:
            taken = os.urandom(1 << 20) * (400 if LARGE else 60)
            sleep()
    sleep()


def java():
    os.execvp("java", ["java", "-Xmx8g", "-Xms6g", "-XX:+AlwaysPreTouch", "-version"])


def disk():
    written = 0
    try:
        with open("/tmp/full", "wb", buffering=0) as file:
            while written < 10000:
                file.write(b"x" * (1 << 20))
                written += 1
    except OSError as e:
        end("wrote less than %d MB: %s" % (written + 1, e.strerror))


def writer():
    places = [FOLDER, os.getcwd(), os.path.expanduser("~"), "/", "/usr/bin", "/etc", "/var", "/sys/fs/cgroup", "/proc/sys/kernel", "/dev", "/run"]
    written = []
    for place in places:
        try:
            open(place + "/hostile-was-here", "w").close()
            written.append(place)
        except OSError:
            pass
    end("wrote into %s" % (" ".join(written) or "nothing"))


# What is looked for.


def secrets(paths):
    found = []
    for path in paths:
        try:
            with open(path, "rb") as file:
                found += re.findall(rb"secret-\d{9}", file.read(1 << 24))
        except OSError:
            pass
    end("found %s" % (found or "nothing"))


def seed():
    secrets(glob.glob("/proc/[0-9]*/cmdline") + glob.glob("/proc/[0-9]*/environ") + glob.glob("/tmp/hsperfdata*/*"))


def environment():
    end("found %s" % (re.findall(r"secret-\d{9}", repr(os.environ) + repr(sys.argv)) or "nothing"))


def results():
    secrets([FOLDER + "/run.jsonl", FOLDER + "/run.run.json", FOLDER + "/run.html"])


def worlds():
    end("found %s" % (os.listdir(FOLDER + "/worlds") or "nothing"))


def files():
    others = [place for place in glob.glob("/proc/[0-9]*") if place != "/proc/%d" % os.getpid()]
    secrets(glob.glob(FOLDER + "/*") + [path for place in others for path in glob.glob(place + "/fd/*") + glob.glob(place + "/cwd/*")])


def memory():
    found = 0
    for process in [os.getppid()] + [int(name) for name in os.listdir("/proc") if name.isdigit() and int(name) != os.getpid()]:
        try:
            open("/proc/%d/mem" % process, "rb").close()
            found += 1
        except OSError:
            pass
    end("read the memory of %d processes" % found)


# Who is harmed.


def parent():
    killed = 0
    for process in [os.getppid(), -1] + list(range(2, 32768)):
        try:
            if process != 0:
                os.kill(process, signal.SIGKILL)
                killed += 1
        except OSError:
            pass
    end("killed %d" % killed)


def network():
    reached = []
    for address in ("127.0.0.1", "8.8.8.8"):
        try:
            socket.create_connection((address, PORT if address.startswith("127") else 53), 1).close()
            reached.append(address)
        except OSError:
            pass
    end("reached %s" % (" ".join(reached) or "nobody"))


def sockets():
    end("found %s" % (glob.glob("/run/*") + glob.glob("/var/run/*.sock") + glob.glob("/tmp/.X11-unix/*") or "nothing"))


def devices():
    opened = []
    for path in glob.glob("/dev/*") + ["/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda", "/dev/nvme0n1", "/dev/fuse", "/dev/kvm"]:
        try:
            if not os.path.isdir(path):
                os.close(os.open(path, os.O_RDWR | os.O_NONBLOCK))
                opened.append(path)
        except OSError:
            pass
    end("opened %s" % " ".join(sorted(path[5:] for path in opened)))


def rights():
    libc = ctypes.CDLL(None, use_errno=True)
    gained = []
    if libc.mount(b"none", b"/", None, 32, None) == 0:
        gained.append("mount")
    if libc.umount2(b"/proc", 2) == 0 or libc.umount2((FOLDER + "/worlds").encode(), 2) == 0:
        gained.append("umount")
    if libc.unshare(0x10000000) == 0:
        gained.append("unshare")
    try:
        os.setuid(1)
        gained.append("setuid")
    except OSError:
        pass
    end("gained %s" % (" ".join(gained) or "nothing"))


def segfault():
    ctypes.string_at(1)


def threads():
    started = 0
    try:
        while started < 3000:
            threading.Thread(target=sleep, daemon=True).start()
            started += 1
    except RuntimeError:
        pass
    time.sleep(5)
    end("started %d threads" % started)


WAYS = {
    "silent": sleep,
    "crash": lambda: sys.exit(3),
    "flood": lambda: flood("probe 0\n"),
    "comments": lambda: flood("# thinking\n"),
    "huge": lambda: flood("x" * 1000),
    "outside": lambda: say("probe 99999"),
    "twice": lambda: say("safe 40\nsafe 40"),
    "forks-and-ends": fork,
}


def main():
    if WAY == "mute":
        sleep()
    read("hello")
    if WAY == "rude":
        say("good morning")
        sleep()
    sys.stderr.write("last words of " + WAY + "\n")
    sys.stderr.flush()
    say("hello " + WAY + " 1")
    if WAY == "deaf":
        sys.stdin.close()
        sleep()
    read("move")
    name = WAY.replace("-large", "")
    if name not in WAYS and name not in globals():
        raise ValueError(WAY)
    (WAYS.get(name) or globals()[name])()


main()
