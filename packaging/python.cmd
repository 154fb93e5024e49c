@echo off
rem Runs ARGS with the first Python that can carry the program: 3.11 to 3.14.
setlocal
set "ok=import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))"
for %%p in ("py -3.13" "py -3.12" "py -3.11" "py -3.14" "py -3" "python3" "python") do (
    %%~p -I -c "%ok%" >nul 2>nul && (
        %%~p -I %*
        goto :done
    )
)
echo Variorum needs Python 3.11 or newer and found none; get it from the Microsoft Store or python.org. 1>&2
exit /b 3
:done
exit /b %errorlevel%
