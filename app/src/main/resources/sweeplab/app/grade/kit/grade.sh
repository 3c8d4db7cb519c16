#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Grades submissions with the games, the seed and the rubric of this folder, without a network: grade.sh DIR [options of 'sweep grade'].
# It needs Java 17 or newer, and whatever the submissions are written in.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
command -v "$java" >/dev/null || {
    echo "grade.sh: no java; install a JDK 17 or newer, or set JAVA_HOME to one." >&2
    exit 1
}
mapfile -t options <"$here/options"
exec "$java" -XX:+UseParallelGC -cp "$here/lib/*" sweeplab.app.Main grade "$@" "${options[@]//@here@/$here}" \
    --seed-file "$here/seed" --rubric "$here/rubric"
