// A lock for actions that several processes must not run at once in one folder.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Longest wait for other processes. A build on a very slow machine takes a fraction of it. */
const WAIT_MS = 30 * 60_000;

const LOCKED = 5;

/**
 * Runs `work` with a lock that the operating system releases when this process ends. SQLite is the
 * only such lock in Node on every system. Prints a message when it has to wait.
 */
export function withBuildLock(file, waiting, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      if (error.errcode !== LOCKED) throw error;
      process.stdout.write(`${waiting}\n`);
      lock.exec(`pragma busy_timeout = ${WAIT_MS}; begin exclusive`);
    }
    return work();
  } finally {
    lock.close();
  }
}
