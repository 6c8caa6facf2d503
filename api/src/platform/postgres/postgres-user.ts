import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';

/** User and folder to run the PostgreSQL programs with; they refuse to run as root. */
export interface RunAs {
  ids: { uid?: number; gid?: number };
  /** The folder of the data; every program starts in it. */
  folder: string;
  /** Path of that folder for the programs. */
  data: string;
  /** Gives the system user ownership of a folder. */
  own: (folder: string) => void;
}

/**
 * Working directory of a process as a path without parents: Linux checks no rights on the folders
 * above it.
 */
const HERE = '/proc/self/cwd';

/** System user for PostgreSQL: the owner of the existing data, else one that every system has. */
function unprivileged(folder: string): { uid: number; gid: number } {
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** False when some folder above is closed to other users, as /root and fresh temporary folders are. */
export function openToOthers(target: string): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * As root, PostgreSQL runs as an unprivileged user with only that user's rights. If that user
 * cannot enter the parent folders, the server is started with its data folder as working directory.
 */
export function runAs(folder: string): RunAs {
  if (!isRoot()) return { ids: {}, folder, data: folder, own: () => undefined };
  const ids = unprivileged(folder);
  const own = (target: string) => chownSync(target, ids.uid, ids.gid);
  if (openToOthers(folder)) return { ids, folder, data: folder, own };
  if (!lstatSync(HERE, { throwIfNoEntry: false }))
    throw new Error(
      `as root, the embedded PostgreSQL needs folders that other users may enter: set DATA_DIR to one, or DATABASE_URL`,
    );
  return { ids, folder, data: HERE, own };
}
