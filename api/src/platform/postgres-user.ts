import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run a program of PostgreSQL, which refuses to run as root. */
export interface RunAs {
  command: (program: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  /** Gives it a folder of its own. */
  own: (folder: string) => void;
}

const asOneself: RunAs = {
  command: (program, args) => [program, args],
  ids: {},
  own: () => undefined,
};

const SETPRIV = '/usr/bin/setpriv';

/** The system user for it: whoever owns the data already, else one that every system has. */
function unprivileged(folder: string): { uid: number; gid: number } {
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** False when some folder above is closed to other users, as /root and fresh temporary folders are. */
function openToOthers(target: string): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * As root, PostgreSQL runs as an unprivileged user. Where that user cannot enter the folders above its
 * data or its programs, it is lent the one capability to pass through them, for its own process only.
 */
export function runAs(folder: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return asOneself;
  const ids = unprivileged(folder);
  const own = (target: string) => chownSync(target, ids.uid, ids.gid);
  if (openToOthers(folder) && openToOthers(program))
    return { command: asOneself.command, ids, own };
  if (!existsSync(SETPRIV))
    throw new Error(
      `as root, the embedded PostgreSQL needs folders that other users may enter: move ${folder} or set DATABASE_URL`,
    );
  const lend = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const user = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  return { command: (name, args) => [SETPRIV, [...user, ...lend, name, ...args]], ids: {}, own };
}
