@echo off
rem SPDX-License-Identifier: Apache-2.0
rem Runs Sweeplab as it was packaged, with a Java 17 or newer: the runtime beside it, JAVA_HOME, or the PATH.
setlocal
set "HOME_OF_SWEEP=%~dp0.."
set "JAVA_OF_SWEEP=java"
if defined JAVA_HOME set "JAVA_OF_SWEEP=%JAVA_HOME%\bin\java"
if exist "%HOME_OF_SWEEP%\runtime\bin\java.exe" set "JAVA_OF_SWEEP=%HOME_OF_SWEEP%\runtime\bin\java"
set "COMMIT_OF_SWEEP="
if exist "%HOME_OF_SWEEP%\lib\commit" set /p COMMIT_OF_SWEEP=<"%HOME_OF_SWEEP%\lib\commit"
if "%~1"=="web" goto web
"%JAVA_OF_SWEEP%" -XX:+UseSerialGC -Xshare:auto "-Dsweeplab.commit=%COMMIT_OF_SWEEP%" %SWEEP_JAVA_OPTS% -cp "%HOME_OF_SWEEP%\lib\app\*;%HOME_OF_SWEEP%\lib\*" sweeplab.app.Main %*
exit /b %ERRORLEVEL%

:web
set "WORDS_OF_SWEEP="
:next
shift
if "%~1"=="" goto start
set WORDS_OF_SWEEP=%WORDS_OF_SWEEP% %1
goto next
:start
"%JAVA_OF_SWEEP%" -Xmx512m -Xshare:auto %SWEEP_JAVA_OPTS% -cp "%HOME_OF_SWEEP%\lib\web\*;%HOME_OF_SWEEP%\lib\*" sweeplab.server.ServerMain %WORDS_OF_SWEEP%
exit /b %ERRORLEVEL%
