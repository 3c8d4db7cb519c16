# SPDX-License-Identifier: Apache-2.0
"""A submission that looks around: says to its standard error what it sees, and what is in the folder that it was told of, then ends."""
import os
import sys

sys.stdin.readline()
seen = sorted(os.listdir("."))
secret = open("secret-folder").read()
there = sorted(os.listdir(secret)) if os.path.isdir(secret) else "nothing"
print("files:", *seen, "environment:", *sorted(os.environ), "secret:", *there, file=sys.stderr)
sys.exit(1)
