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

/** Ends this child by the signal when the test run has ended, even if the run was killed. */
export function endWithRun(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  const { pid } = child;
  send(`add ${pid} ${signal}`);
  child.once('exit', () => send(`remove ${pid}`));
}
