#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ./playSweeper.sh <P1|P2|P3|P4|P5> <world> [verbose] [--worlds DIR]
set -euo pipefail

self=${BASH_SOURCE[0]}
while [[ -L $self ]]; do
    link=$(readlink "$self")
    [[ $link == /* ]] && self=$link || self=$(dirname "$self")/$link
done
here=$(cd "$(dirname "$self")" && pwd -P)
exec "$here/sweep" program tornado "$@"
