@echo off
rem packaging\test [lint] [--long] [--with-model] [PYTEST ARGS...] - prepares everything once, then runs linters, types, layers,
rem the rules of the house and the whole suite.
setlocal
set "PYTHONHOME="
set "PYTHONPATH="
set "root=%~dp0.."
call "%~dp0python.cmd" "%~dp0prepare.py" test 1>&2
if errorlevel 1 exit /b %errorlevel%
cd /d "%root%"
"%root%\.venv\Scripts\python.exe" -I packaging\check.py %*
exit /b %errorlevel%
