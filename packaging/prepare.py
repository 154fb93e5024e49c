"""Makes the checkout ready to run: the environment in ``.venv`` and the system's libraries for a window.

Plain standard-library Python ≥ 3.11, called by ``run`` and ``test`` with whatever Python the machine has.
Safe to run twice, at the same time, and after being cut off: a stamp is written only when all is there.
Says one line about what it does and one about what it lacks; exit code 3 when it cannot go on.

    prepare.py run ARGS…    for ``variorum ARGS…``: without libraries for a window, commands still work
    prepare.py test         for the suite, which draws off screen
    prepare.py fonts        says which package brings Chinese signs, if no font has them
"""

from __future__ import annotations

import contextlib
import csv
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "prepared"
LOG = VENV / "prepare.log"
WINDOWS = sys.platform == "win32"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
SCRIPT = VENV / ("Scripts/variorum.exe" if WINDOWS else "bin/variorum")
CANNOT = 3  # the exit code for "the environment failed"

# What Qt is linked against, found by adding packages one by one to a fresh Debian 12.
DRAWING = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
# What a window on X needs besides.
SHOWING = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# Packages that got a new name with 64-bit times (Debian 13, Ubuntu 24.04).
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}


class Missing(Exception):
    """Something the machine lacks and this script may not bring; the message is the one line to show."""


def say(line: str) -> None:
    """One line for the person; never on stdout, which belongs to the program."""
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Prepare for what ``arguments`` ask; 0 when ready, 3 when something is missing."""
    mode, rest = (arguments[0], arguments[1:]) if arguments else ("run", [])
    try:
        if mode == "fonts":
            say_missing_fonts()
            return 0
        with one_at_a_time():
            complete = have_libraries(must=mode == "test" or opens_window(rest), window=mode == "run")
            make_environment()
            install()
            write_stamp("window" if complete else "plain")
    except Missing as problem:
        say(f"Variorum: {problem}")
        return CANNOT
    except KeyboardInterrupt:
        say("Variorum: stopped; the next start goes on from here.")
        return 130
    return 0


def opens_window(arguments: Sequence[str]) -> bool:
    """True when ``variorum ARGS`` opens a window: no command at all, or ``demo``."""
    words = list(arguments)
    while words:
        word = words.pop(0)
        if word == "--vault" and words:
            words.pop(0)
        elif word in ("-h", "--help", "--version"):
            return False
        elif not word.startswith("-"):
            return word == "demo"
    return True


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the checkout's lock, so that two starts at once do not build the same environment."""
    try:
        file = (ROOT / ".venv.lock").open("a")
    except OSError:  # a read-only checkout: nothing can be written, so nothing can collide
        yield
        return
    with file:
        if WINDOWS:
            import msvcrt

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
                    break
                except OSError:  # it gives up after ten seconds; building takes longer
                    continue
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# The environment


def make_environment() -> None:
    """Make ``.venv`` when there is none that works."""
    if site_packages("pip/__main__.py") and runs([PYTHON, "-I", "-S", "-c", "pass"]):
        return
    if tools := missing_tools():
        bring(tools, f"Python {sys.version.split()[0]} cannot make environments here")
    say("Preparing Variorum: making its own Python environment in .venv …")
    if not can_write(ROOT):
        raise Missing(f"{ROOT} cannot be written, so the environment cannot be made there.")
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        raise Missing(f"the environment could not be made: {last_line(made.stdout + made.stderr)}")


def missing_tools() -> list[str]:
    """The package with what Debian splits off its Python and making an environment takes."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    return [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]


def install() -> None:
    """Install what ``pyproject.toml`` names, at the versions of ``constraints.txt``, unless all is there."""
    wrong = damaged()
    if not wrong and stamped_key() == key():
        return
    started = time.monotonic()
    what = "repairing its packages" if STAMP.exists() else "installing its packages, about 600 MB on disk"
    say(f"Preparing Variorum: {what} …")
    LOG.unlink(missing_ok=True)
    constraints = ["-c", str(ROOT / "constraints.txt")]
    if wrong:
        pip("install", "--force-reinstall", "--no-deps", *constraints, *wrong)
    # The builder first, so that the project's own installation needs no network later.
    pip("install", *constraints, "hatchling")
    pip("install", *constraints, "--no-build-isolation", "-e", f"{ROOT}[dev]")
    if not SCRIPT.exists():
        raise Missing("the installation left no `variorum` behind; remove .venv and start again.")
    say(f"Preparing Variorum: done in {time.monotonic() - started:.0f} s.")


def pip(*arguments: str) -> None:
    """Run the environment's pip quietly; its words go to ``.venv/prepare.log``."""
    command = [str(PYTHON), "-I", "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, check=False)
    if done.returncode == 0:
        return
    words = LOG.read_text("utf-8", "replace")
    if "connection broken" in words or "Could not fetch URL" in words:
        raise Missing(f"the first start fetches packages from the network, which gave none (see {LOG}).")
    if "No space left" in words:
        raise Missing(f"no space left while installing into {VENV}.")
    raise Missing(f"the packages could not be installed: {last_line(words)} (all of it: {LOG})")


def damaged() -> list[str]:
    """Installed packages of which files are gone, as ``name==version``."""
    found = []
    for information in site_packages("*.dist-info"):
        name, _, version = information.name.removesuffix(".dist-info").partition("-")
        if name != "variorum" and not whole(information):
            found.append(f"{name}=={version}")
    return sorted(found)


def whole(information: Path) -> bool:
    """True when every file that a package's record lists is there."""
    try:
        with (information / "RECORD").open(encoding="utf-8", newline="") as lines:
            files = [row[0] for row in csv.reader(lines) if row and not row[0].endswith(".pyc")]
    except OSError:
        return False
    site = os.fspath(information.parent)
    return all(os.path.exists(f"{site}/{file}") for file in files)  # noqa: PTH110, thousands of them: 5x faster


def site_packages(pattern: str) -> list[Path]:
    """What lies in the environment's folder of packages under names like ``pattern``."""
    folder = "Lib/site-packages" if WINDOWS else "lib/python3.*/site-packages"
    return sorted(VENV.glob(f"{folder}/{pattern}"))


def key() -> str:
    """What the environment was made from, as one hash: settings, pins, Python and place."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    configuration = VENV / "pyvenv.cfg"
    digest.update(configuration.read_bytes() if configuration.exists() else b"")
    digest.update(os.fspath(ROOT).encode())
    digest.update(" ".join(info.name for info in site_packages("*.dist-info")).encode())
    return digest.hexdigest()


def stamped_key() -> str:
    """The key of the last complete preparation; empty when there was none."""
    lines = STAMP.read_text("utf-8").splitlines() if STAMP.exists() else []
    return lines[3] if len(lines) > 3 else ""


def write_stamp(kind: str) -> None:
    """Say that all is there; ``kind`` is ``window`` or ``plain``. The shell reads the first three lines."""
    try:
        machine = Path("/etc/hostname").read_text("utf-8").splitlines()[0].strip()
    except (OSError, IndexError):
        machine = ""
    fresh = STAMP.with_suffix(".new")
    with contextlib.suppress(PermissionError):  # another person's checkout: the check just runs again
        fresh.write_text("\n".join((os.fspath(ROOT), machine, kind, key())) + "\n", encoding="utf-8")
        fresh.replace(STAMP)


# The system


def have_libraries(*, must: bool, window: bool) -> bool:
    """Bring the libraries that Qt needs. False when some stay missing and only commands will be run."""
    if not sys.platform.startswith("linux"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "xcb")
    wanted = DRAWING | (SHOWING if window and platform.startswith("xcb") else {})
    missing = {name: package for name, package in wanted.items() if not loads(name)}
    if not missing:
        return True
    try:
        packages = [current_name(package) for package in missing.values()]
        bring([*packages, *missing_tools()], f"a window needs {', '.join(missing)}")
    except Missing as problem:
        if must:
            raise
        say(f"Variorum: {problem} (commands work without)")
        return False
    return True


def loads(library: str) -> bool:
    """True when the system finds that shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def current_name(package: str) -> str:
    """The package's name on this release."""
    release = {}
    with contextlib.suppress(OSError):
        for line in Path("/etc/os-release").read_text("utf-8").splitlines():
            name, _, value = line.partition("=")
            release[name] = value.strip('"')
    numbers = [int(part) for part in release.get("VERSION_ID", "").split(".") if part.isdecimal()]
    since = {"ubuntu": [24, 4], "debian": [13]}.get(release.get("ID", ""))
    return RENAMED.get(package, package) if since and numbers >= since else package


def bring(packages: Sequence[str], why: str) -> None:
    """Install system packages when this script may; otherwise raise the one line that says how."""
    if shutil.which("apt-get") is None:
        raise Missing(f"{why}; please install it with this system's package manager.")
    prefix = privilege()
    command = f"apt-get install {' '.join(packages)}"
    if prefix is None:
        raise Missing(f"{why}: sudo {command}")
    say(f"Preparing Variorum: {command} …")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A machine that just started may be upgrading itself: wait for that instead of failing.
    apt = [*prefix, "apt-get", "-q", "-o", "DPkg::Lock::Timeout=180"]
    fetch = [*apt, "install", "-y", "--no-install-recommends", *packages]
    if not runs(fetch, environment):  # a fresh machine has no package lists yet
        runs([*apt, "update"], environment)
        if not runs(fetch, environment):
            raise Missing(f"{why}, and this failed: {' '.join([*prefix, command])}")
    importlib.invalidate_caches()


def privilege() -> list[str] | None:
    """The words before a command that make it the administrator's; None when there are none to be had."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") and runs(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def say_missing_fonts() -> None:
    """One line when no installed font has Chinese signs, which the sample vault shows."""
    if sys.platform.startswith("linux") and chinese_fonts() == 0:
        say(
            "Variorum: no font here has Chinese signs, so one memory of the sample shows boxes; "
            "a package that brings one: apt-get install fonts-noto-cjk"
        )


def chinese_fonts() -> int | None:
    """How many fonts have Chinese signs, asked of fontconfig; None when it cannot be asked."""

    class FontSet(ctypes.Structure):
        _fields_ = [("count", ctypes.c_int), ("room", ctypes.c_int), ("fonts", ctypes.c_void_p)]

    try:
        library = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return None
    library.FcNameParse.restype = ctypes.c_void_p
    library.FcNameParse.argtypes = [ctypes.c_char_p]
    library.FcObjectSetCreate.restype = ctypes.c_void_p
    library.FcFontList.restype = ctypes.POINTER(FontSet)
    library.FcFontList.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    found = library.FcFontList(None, library.FcNameParse(b":lang=zh"), library.FcObjectSetCreate())
    return int(found.contents.count) if found else None


def runs(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> bool:
    """True when the command ends well; its words are dropped."""
    try:
        done = subprocess.run(
            [os.fspath(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0


def can_write(folder: Path) -> bool:
    """True when files can be made in ``folder``."""
    return os.access(folder, os.W_OK)


def last_line(words: str) -> str:
    """The last line that says something: where tools put the reason."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["it gave no reason"])[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
