import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Process that has locked a folder, shown to a second process that wants it. */
interface Owner {
  pid: number;
  /** What it is: an address to open, or the name of a command. */
  what: string;
}

export interface OwnedFolder {
  release(): Promise<void>;
}

const LOCKED = 5;

/**
 * If two processes start in the same moment, both may be asked to wait. One of them gets the lock
 * at its retry.
 */
const MOMENT_MS = 250;

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { errcode?: number }).errcode === LOCKED;

/**
 * A lock that the system itself holds for this process and lets go when the process ends, however it
 * ends: nothing stale is left after kill -9, and no pid is ever taken for another's. SQLite is the way to
 * such a lock that Node brings along for every system; nothing is stored in it.
 */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`pragma busy_timeout = ${MOMENT_MS}; begin exclusive`);
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
}

/** Makes this process the one that works on a folder; undefined while another one does. */
export async function ownFolder(folder: string, what: string): Promise<OwnedFolder | undefined> {
  await mkdir(folder, { recursive: true });
  const held = lock(path.join(folder, 'owner.lock'));
  if (!held) return undefined;
  const file = path.join(folder, 'owner.json');
  await writeFile(file, JSON.stringify({ pid: process.pid, what } satisfies Owner));
  return {
    async release() {
      await rm(file, { force: true });
      held.close();
    },
  };
}

/** Who works on a folder, in words. Its note may be missing for the moment between lock and note. */
export async function ownerOf(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'owner.json'), 'utf8').catch(() => '');
  if (!text) return 'another process';
  const { pid, what } = JSON.parse(text) as Owner;
  return `process ${pid} (${what})`;
}
