# SPDX-License-Identifier: Apache-2.0
# confine.sh MEGABYTES THREADS ROOM HIDDEN KEPT COMMAND…
# Runs first in fresh user, mount, pid, net and ipc namespaces. All that can be seen becomes read-only; the command gets a /tmp of its
# own with so much room and so many threads, sees nothing in the hidden places, and has no rights left when it starts.
# ROOM is - or the current folder, of which the command then gets a copy that it may write. HIDDEN and KEPT are paths, one a line; those
# that are kept are seen even if they lie below /tmp.
set -eu
megabytes=$1 threads=$2 room=$3 hidden=$4 kept=$5
shift 5

each() {
    printf '%s\n' "$1" | while IFS= read -r path; do
        [ -z "$path" ] || "$2" "$path"
    done
}

protect() {
    mount -o remount,bind,ro,nosuid,nodev "$1" 2>/dev/null || [ ! -w "$1" ] || mount -t tmpfs -o ro,size=4k none "$1"
}

keep() {
    [ ! -e "$1" ] && [ -e "/dev/before$1" ] || return 0
    if [ -d "/dev/before$1" ]; then
        mkdir -p "$1"
    else
        mkdir -p "$(dirname "$1")"
        : >"$1"
    fi
    mount --rbind "/dev/before$1" "$1"
}

hide() {
    if [ -d "$1" ]; then
        mount -t tmpfs -o ro,size=4k,mode=755 none "$1"
    elif [ -e "$1" ]; then
        mount --bind /dev/null "$1"
    fi
}

# Nothing may be shut in once more from inside: that would give rights back.
echo 0 2>/dev/null >/proc/sys/user/max_user_namespaces || :
exec 3</dev
mount -t tmpfs -o size=64k,mode=755,nosuid none /dev
for name in null zero full random urandom; do
    : >"/dev/$name"
    mount -c --bind "/proc/self/fd/3/$name" "/dev/$name"
done
exec 3<&-
ln -s /proc/self/fd /dev/fd
while read -r _ _ _ _ place _; do
    case $place in /dev | /dev/*) ;; *) protect "$(printf '%b' "$place")" ;; esac
done </proc/self/mountinfo

mkdir /dev/before /dev/shm
mount -t tmpfs none /dev/before

for place in tmp var/tmp run; do
    [ -d "/$place" ] && [ ! -L "/$place" ] || continue
    mkdir -p "/dev/before/$place"
    mount --rbind "/$place" "/dev/before/$place"
    mount -t tmpfs -o size=64k,mode=755,nosuid,nodev none "/$place"
done
[ "$room" = - ] || megabytes=$((megabytes + $(du -sm . | cut -f 1)))
mount -t tmpfs -o "size=${megabytes}m,nr_inodes=100000,mode=1777,nosuid,nodev" none /tmp
[ ! -d /dev/before/var/tmp ] || mount --bind /tmp /var/tmp
mount --bind /tmp /dev/shm

each "$kept" keep
each "$hidden" hide
if [ "$room" != - ]; then
    if [ -d "$room" ]; then mount -t tmpfs -o "size=${megabytes}m,mode=755,nosuid,nodev" none "$room"; else mkdir -p "$room"; fi
    cp -R . "$room"
    cd "$room"
else
    cd "$(pwd)"
fi
umount -l /dev/before
rmdir /dev/before
mount -o remount,bind,ro /dev
# Where mount has made notes.
rm -rf /run/mount
[ ! -d /run ] || mount -n -o remount,bind,ro /run
if command -v prlimit >/dev/null; then prlimit --pid $$ --core=0 --nproc="$threads"; fi
unset OLDPWD
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"
