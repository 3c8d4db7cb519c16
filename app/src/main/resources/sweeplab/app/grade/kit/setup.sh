#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Gradescope runs this once, when it builds the image: all that grading needs is here but Java and Python.
set -euo pipefail

missing=()
command -v java >/dev/null || missing+=(openjdk-17-jdk-headless)
command -v python3 >/dev/null || missing+=(python3)
if ((${#missing[@]})); then
    apt-get update
    apt-get install -y --no-install-recommends "${missing[@]}"
fi
