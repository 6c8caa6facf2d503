import { type ChildProcess, spawn } from 'node:child_process';
import { type Socket } from 'node:net';
import path from 'node:path';

let guard: ChildProcess | undefined;

function send(line: string): void {
  if (!guard) {
    guard = spawn(process.execPath, [path.join(import.meta.dirname, 'guard.js')], {
      // A separate process group, so that Ctrl-C does not end the guard process first.
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    guard.unref();
    // The guard process and its input do not prevent the test run from ending.
    (guard.stdin as Socket).unref();
  }
  guard.stdin?.write(`${line}\n`);
}

/**
 * Sends the signal to a process when the test run has ended, even if the run was killed. Call the
 * returned function after that process has ended.
 */
export function endWithRun(pid: number, signal: NodeJS.Signals): () => void {
  send(`add ${pid} ${signal}`);
  return () => send(`remove ${pid}`);
}

/** Sends the signal to a child process when the test run has ended, even if the run was killed. */
export function endChildWithRun(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) child.once('exit', endWithRun(child.pid, signal));
}
