# SPDX-License-Identifier: Apache-2.0
"""The process that holds the games: `sweep serve --stdio`, one line to it and one line back."""

import atexit
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import threading


class SweepError(Exception):
    """What the server refused, in its own words."""


def _command():
    """The words that start sweep: those of the variable SWEEP, the one beside this package, or the one on the PATH."""
    words = os.environ.get("SWEEP")
    if words:
        return shlex.split(words)
    beside = pathlib.Path(__file__).resolve().parents[2] / "sweep"
    found = str(beside) if beside.is_file() else shutil.which("sweep")
    if not found:
        raise SweepError("sweep was not found: put it on the PATH, or set the variable SWEEP to the command that starts it")
    return [found]


class Server:
    """One running `sweep serve --stdio`. Any number of batches of games fit into one."""

    _shared = None

    def __init__(self, command=None):
        words = list(command or _command()) + ["serve", "--stdio"]
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise SweepError(f"{words[0]} cannot be started: {error}") from error
        self._pid = os.getpid()
        self._lock = threading.Lock()
        atexit.register(self.close)

    @classmethod
    def shared(cls):
        """The server that environments use unless they are given one: started when first wanted, not shared with forks."""
        one = cls._shared
        if one is None or one._pid != os.getpid() or one._process.poll() is not None:
            one = cls._shared = cls()
        return one

    @property
    def pid(self):
        """The number of the server's process."""
        return self._process.pid

    def ask(self, line):
        """Sends a request and returns its answer; a refusal is a SweepError."""
        if "\n" in line:
            raise ValueError("a request is one line")
        with self._lock:
            try:
                self._process.stdin.write(line.encode() + b"\n")
                self._process.stdin.flush()
                answer = self._process.stdout.readline()
            except (OSError, ValueError) as error:
                raise SweepError(f"sweep serve has ended: {error}") from error
            except BaseException:
                # Whoever went on after Ctrl-C would take the answer to this request for that to the next.
                self._process.kill()
                raise
        if not answer:
            raise SweepError(f"sweep serve has ended with exit code {self._process.wait()}")
        answer = json.loads(answer)
        if "error" in answer:
            raise SweepError(answer["error"])
        return answer

    def close(self):
        """Ends the process."""
        if self._pid != os.getpid():
            return
        atexit.unregister(self.close)
        with self._lock:
            try:
                self._process.stdin.close()
            except OSError:
                pass
            self._process.wait()
            self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
