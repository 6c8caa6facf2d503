import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The PostgreSQL server of a data folder. */
export interface Server {
  pid: number;
  ready: boolean;
  port: number;
  /** Whether it listens at the socket in its folder; otherwise at a port of this machine. */
  socket: boolean;
  /** The process that uses it, such as `process 42 (http://localhost:4000)`. */
  usedBy?: string;
}

/** Error: another process uses the database of this folder. */
export class FolderInUse extends Error {
  constructor(folder: string, usedBy: string) {
    super(
      `${usedBy} already uses ${folder}. Nothing was changed. Stop it, or set another DATA_DIR and PORT`,
    );
  }
}

/** Maximum time in ms to wait until the server of a killed process stops. */
const STOP_MS = 15_000;

/** Command-line setting of the server with its folder and this process, which `serverOn` reads. */
export const usedByFlag = (folder: string, what: string): string =>
  `laundry.used_by=${process.pid} (${what}) on ${folder}`;

const USED_BY = /laundry\.used_by=(\d+) (\(.*?\)) on /;

/**
 * Parent and command line of a process, on Linux and macOS; undefined if the process does not
 * exist.
 */
async function inspect(pid: number): Promise<{ parent: number; command: string } | undefined> {
  const ofLinux = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8');
  try {
    if (process.platform === 'linux') {
      const [, parent] = /^PPid:\s+(\d+)/m.exec(await ofLinux('status')) ?? [];
      return { parent: Number(parent), command: await ofLinux('cmdline') };
    }
    const { stdout } = await promisify(execFile)('ps', ['-p', `${pid}`, '-o', 'ppid=,command=']);
    return { parent: parseInt(stdout, 10), command: stdout };
  } catch {
    return undefined;
  }
}

/**
 * Finds the server that runs on a folder by its postmaster.pid. After a reboot another program may
 * have that pid. The file is then deleted, because PostgreSQL would refuse to start.
 */
export async function serverOn(folder: string): Promise<Server | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const found = pid ? await inspect(pid) : undefined;
  if (!found?.command) return undefined;
  if (!found.command.includes(folder)) {
    if (!found.command.includes('postgres')) await rm(file, { force: true });
    return undefined;
  }
  const [, user, what] = USED_BY.exec(found.command) ?? [];
  return {
    pid,
    ready: lines[7]?.trim() === 'ready',
    port: Number(lines[3]),
    socket: !lines[5],
    // The server of a killed process has another parent than its starter.
    usedBy: Number(user) === found.parent ? `process ${user} ${what}` : undefined,
  };
}

/**
 * Throws FolderInUse if another process uses the database of this folder. Returns the server that a
 * killed process has left running, if any.
 */
export async function refuseUsed(folder: string): Promise<Server | undefined> {
  const server = await serverOn(folder);
  if (server?.usedBy) throw new FolderInUse(folder, server.usedBy);
  return server;
}

/** Stops the server that a killed process has left running on this folder. */
export async function stopLeftOver(folder: string): Promise<void> {
  const server = await refuseUsed(folder);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  while (await inspect(server.pid)) {
    if (Date.now() > deadline)
      throw new Error(
        `The database of an earlier start (process ${server.pid}) could not be stopped`,
      );
    await delay(20);
  }
}
