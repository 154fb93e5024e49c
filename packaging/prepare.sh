# Shared by packaging/run and packaging/test; sourced, not run.
# Decides in a few milliseconds whether the environment in .venv is ready, and has prepare.py make it so if not.
# Needs: $root, the checkout's folder. Gives: $venv. Everything said here goes to stderr: stdout is the program's.

venv=$root/.venv
stamp=$venv/prepared

# A foreign Python's settings must not leak into ours.
unset PYTHONHOME PYTHONPATH

# True when .venv is complete and nothing that it was made from has changed since.
# The stamp holds: the checkout's path, the machine's name, "window" or "plain" (no libraries for a window).
is_prepared() {
    [ -r "$stamp" ] && [ -x "$venv/bin/python" ] && [ -e "$venv/bin/variorum" ] || return 1
    for input in "$root/pyproject.toml" "$root/constraints.txt" "$root/packaging/prepare.py" \
        "$venv"/lib/python3.*/site-packages; do
        [ "$input" -nt "$stamp" ] && return 1
    done
    machine=
    [ -r /etc/hostname ] && read -r machine </etc/hostname
    { read -r made_in && read -r made_on && read -r made_for; } <"$stamp" || return 1
    [ "$made_in" = "$root" ] && [ "$made_on" = "$machine" ] || return 1
    [ "$made_for" = window ] || [ "$1" = plain ]
}

# The first Python that can carry the program: 3.11 to 3.14, at best with all that making an environment takes.
find_python() {
    for needs in 'import venv, ensurepip, ssl, ctypes' 'pass'; do
        for name in ${VARIORUM_PYTHON:+"$VARIORUM_PYTHON"} python3 python3.13 python3.12 python3.11 python3.14 python; do
            if "$name" -I -c "import sys
if not (3, 11) <= sys.version_info < (3, 15): sys.exit(1)
$needs" >/dev/null 2>&1; then
                python=$name
                return 0
            fi
        done
    done
    echo "Variorum needs Python 3.11 or newer and found none; on Debian and Ubuntu: apt-get install python3 python3-venv" >&2
    return 1
}

# prepare MODE ARGS…: makes .venv ready. MODE is run or test; ARGS tell whether a window will be opened.
prepare() {
    find_python || exit 3
    "$python" -I "$root/packaging/prepare.py" "$@" >&2 || exit $?
}
