import { type ChildProcess, spawn } from 'node:child_process';
import { type Socket } from 'node:net';
import path from 'node:path';

let guard: ChildProcess | undefined;

function send(line: string): void {
  if (!guard) {
    guard = spawn(process.execPath, [path.join(import.meta.dirname, 'guard.js')], {
      // A separate process group, so that Ctrl-C does not end the guard first.
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    guard.unref();
    // Neither the guard nor its input keeps the run alive.
    (guard.stdin as Socket).unref();
  }
  guard.stdin?.write(`${line}\n`);
}

/** Sends the signal to a process when the test run has ended, even if the run was killed. Call the result once that process has ended. */
export function endWithRun(pid: number, signal: NodeJS.Signals): () => void {
  send(`add ${pid} ${signal}`);
  return () => send(`remove ${pid}`);
}

/** The same for a child process of the test run. */
export function endChildWithRun(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) child.once('exit', endWithRun(child.pid, signal));
}
