import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { RunAs } from './postgres-user.js';

const WRONG_PASSWORD = '28P01';

/** Longest wait for a server of an earlier start to stop. */
const LEFT_OVER_MS = 15_000;

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The command line of a process, on Linux and on macOS; empty without such a process. */
async function commandOf(pid: number): Promise<string> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (linux !== undefined) return linux;
  const asked = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(
    () => undefined,
  );
  return asked?.stdout ?? '';
}

async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (alive(pid) && Date.now() < deadline) await delay(20);
  return !alive(pid);
}

/**
 * Stops the server that a killed start has left on this folder. Its pid is in postmaster.pid; after
 * a reboot another process may have that pid, so its command line must name the folder too. The
 * file of an ended server stays, because PostgreSQL checks by it whether child processes still run.
 */
export async function stopLeftOver(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid || !alive(pid)) return;
  if (!(await commandOf(pid)).includes(folder)) return rm(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  if (!(await waitForEnd(pid, LEFT_OVER_MS)))
    throw new Error(`the database of an earlier start (process ${pid}) does not stop`);
}

export interface Launched {
  child: ChildProcess;
  /** The end of what it has said. */
  output(): string;
}

/**
 * Complete environment of the PostgreSQL programs. Ours has secrets, which any process of their
 * user could read.
 */
const ENVIRONMENT = { PATH: '/usr/bin:/bin' };

export function launch(
  { ids, folder }: RunAs,
  program: string,
  args: string[],
  input = '',
): Launched {
  // A separate process group: Ctrl-C reaches only our process, which stops the database last.
  const child = spawn(program, args, {
    ...ids,
    env: ENVIRONMENT,
    detached: true,
    cwd: folder,
  });
  // One that ends before it has read everything says by itself why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output.trim() };
}

/** Waits for a program that ends by itself; gives what it said, and throws that when it has failed. */
export async function ended({ child, output }: Launched): Promise<string> {
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(output());
  return output();
}

/** Runs initdb; by default the new server refuses every connection. */
export const initialise = (
  user: RunAs,
  initdb: string,
  who = ['--username=postgres', '--auth=reject'],
): Promise<string> =>
  ended(
    launch(user, initdb, [
      `--pgdata=${user.data}`,
      ...who,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]),
  );

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Waits until it takes connections at this address; throws what it said when it ends instead. */
export async function untilReady({ child, output }: Launched, address: string): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error(output());
    const client = new pg.Client(address);
    // A server that ends while this connection closes is started again; the error must not end the app.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if ((error as pg.DatabaseError).code === WRONG_PASSWORD) throw error;
      await delay(20);
    } finally {
      await client.end();
    }
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGINT');
  const stuck = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await closed;
  clearTimeout(stuck);
}
