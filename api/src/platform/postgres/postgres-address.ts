import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { freePort } from '../http/ports.js';

/** The role that the app works as: it owns its databases, and has no other right. */
export const ROLE = 'app';

/**
 * Address that a server listens at: a socket in its own folder, which only its user may enter, or a
 * loopback port. Both ask for the password.
 */
export interface Door {
  port: number;
  /** The folder of the socket. */
  socket?: string;
}

/** Goes into the name of a socket, and means nothing without TCP. */
const SOCKET_PORT = 5432;

/** The longest path of a socket in bytes, on Linux and elsewhere. */
const LONGEST = process.platform === 'linux' ? 107 : 103;

async function takesSockets(folder: string): Promise<boolean> {
  const name = path.join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform === 'win32' || Buffer.byteLength(name) > LONGEST) return false;
  // Some file systems have no sockets, for instance some folders that are shared with a container.
  const probe = createServer().listen(path.join(folder, '.s.probe'));
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/**
 * Chooses the address for a server that is about to start on this folder. The caller owns the lock
 * of the folder.
 */
export async function makeDoor(folder: string): Promise<Door> {
  for (const left of ['.s.probe', `.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`])
    await rm(path.join(folder, left), { force: true });
  if (await takesSockets(folder)) return { port: SOCKET_PORT, socket: folder };
  return { port: await freePort() };
}

/**
 * Reads the address of a running server from the file in its folder; undefined without such a file.
 */
export async function findDoor(folder: string): Promise<Door | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, , listens] = text.split('\n');
  if (!port) return undefined;
  return { port: Number(port), socket: listens ? undefined : folder };
}

/** Server flags that make PostgreSQL listen at this address only. */
export const doorFlags = ({ port, socket }: Door): string[] => [
  ...['-p', String(port)],
  ...['-c', `listen_addresses=${socket ? '' : '127.0.0.1'}`],
  ...['-c', `unix_socket_directories=${socket ? '.' : ''}`],
];

/** Connection URL of a database at this address. */
export function databaseAddress(door: Door, password: string, name: string): string {
  const url = new URL(`postgres://${ROLE}:${password}@127.0.0.1:${door.port}/${name}`);
  if (door.socket) url.searchParams.set('host', door.socket);
  return url.href;
}

const passwordFile = (folder: string) => `${folder}.password`;

/** The password for a folder; undefined where none has been set, as earlier versions left it. */
export async function keptPassword(folder: string): Promise<string | undefined> {
  const file = passwordFile(folder);
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (!kept) return undefined;
  // A copy of the folder may have lost it.
  await chmod(file, 0o600);
  return kept;
}

export const newPassword = () => randomBytes(32).toString('base64url');

export const keepPassword = (folder: string, password: string) =>
  writeFile(passwordFile(folder), password, { mode: 0o600 });

const keeperFile = (folder: string) => `${folder}.keeper`;

/**
 * Whether this folder's server has a separate role for the audit. Earlier versions did not make
 * one.
 */
export const hasKeeper = (folder: string): boolean => existsSync(keeperFile(folder));

export const noteKeeper = (folder: string) =>
  writeFile(keeperFile(folder), new Date().toISOString());
