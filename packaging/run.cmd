@echo off
rem packaging\run ARGS... - prepares everything once, then runs "variorum ARGS...": without arguments the app on
rem your own vault, "demo" for a sample vault. Exit code and stdout are the program's own.
setlocal
set "PYTHONHOME="
set "PYTHONPATH="
set "root=%~dp0.."
call "%~dp0python.cmd" "%~dp0prepare.py" run %* 1>&2
if errorlevel 1 exit /b %errorlevel%
"%root%\.venv\Scripts\variorum.exe" %*
exit /b %errorlevel%
