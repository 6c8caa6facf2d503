import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Process that has locked a folder, shown to a second process that wants it. */
interface Owner {
  pid: number;
  /** The site's URL, or the name of a command. */
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
 * A lock that the operating system holds for this process until it ends. So a crash leaves no stale
 * lock, and a reused pid is no problem. SQLite is the only such lock in Node on every system;
 * nothing is stored in it.
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

/** Locks a folder for this process; undefined while another one has it. */
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

/** Describes the owner of a folder. Its file may be missing for the moment after the lock. */
export async function ownerOf(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'owner.json'), 'utf8').catch(() => '');
  if (!text) return 'another process';
  const { pid, what } = JSON.parse(text) as Owner;
  return `process ${pid} (${what})`;
}
