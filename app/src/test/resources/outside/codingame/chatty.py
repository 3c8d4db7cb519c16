# SPDX-License-Identifier: Apache-2.0
"""A bot that answers with something else."""
print("good morning", flush=True)
while True:
    input()
