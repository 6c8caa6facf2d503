import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { familyOf } from '../bench/cpu.ts';

const HOW =
  'This drill needs programs of the system: apt-get install postgresql patroni etcd-server haproxy pgbouncer (1.21 or later: PGBOUNCER names another one)';

const SEARCH_PATHS = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'];

export function programOf(name: string): string {
  const named = process.env[name.toUpperCase()];
  const found =
    named ?? SEARCH_PATHS.map((folder) => path.join(folder, name)).find((each) => existsSync(each));
  if (!found) throw new Error(`There is no ${name}. ${HOW}`);
  return found;
}

/** Folder of the programs of the newest installed PostgreSQL. */
export function postgresPrograms(): string {
  const all = '/usr/lib/postgresql';
  const [newest] = (existsSync(all) ? readdirSync(all) : []).sort((a, b) => Number(b) - Number(a));
  if (!newest) throw new Error(`There is no PostgreSQL. ${HOW}`);
  return path.join(all, newest, 'bin');
}

/** User and group for programs that refuse to run as root. */
export function systemUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a program; its output goes to a file with its name. */
export async function begin(
  folder: string,
  name: string,
  [program = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const log = await open(path.join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    ...{
      ...systemUser(),
      cwd: folder,
      env: { PATH: SEARCH_PATHS.join(':'), HOME: folder, ...env },
    },
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('exit', () => void log.close());
  return child;
}

export async function finish(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = delay(15_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await Promise.race([gone, late]);
}

/** Kills a process and its children, like a failure of the machine. */
export function killAll(pid: number): void {
  for (const each of familyOf(pid)) {
    try {
      process.kill(each, 'SIGKILL');
    } catch (error) {
      // The process has already ended; its children end by themselves.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
