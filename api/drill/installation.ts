import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../bench/contenders.ts';
import { freePort } from '../src/platform/http/ports.js';

/** Time in ms for a server or its database to recover; after it the drill has failed. */
const DEADLINE_MS = 120_000;
const LOOK_MS = 20;

const SETTINGS = {
  // The mode `development` multiplies rate limits by 1000, because a few customers send as many
  // requests as thousands.
  ...{ NODE_ENV: 'development', DEMO_DATA: 'false', NODE_OPTIONS: '--max-old-space-size=256' },
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
};

export interface Installation {
  origin: string;
  start(): Promise<void>;
  /** Stops the server with a signal; returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Seconds from now until the server is ready. */
  untilReady(): Promise<number>;
  isReady(): Promise<boolean>;
  /** Process id of the PostgreSQL server. */
  postmaster(): Promise<number>;
  /** Connects directly to the database. */
  db(): Promise<pg.Client>;
  remove(): Promise<void>;
}

/** Starts the built server with its own data folder, like `npm start`. */
export async function install(env: Record<string, string>): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'laundry-drill-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const postgres = path.join(dataDir, 'postgres');

  const isReady = async () => {
    const response = fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) });
    return (await response.catch(() => null))?.status === 200;
  };
  const own: Installation = {
    origin,
    async start() {
      const settings = { ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...env };
      child = spawn(process.execPath, [path.join(ROOT, 'api/dist/src/main.js')], {
        env: { PATH: process.env['PATH'], ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on(
          'data',
          (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000)),
        );
      await own.untilReady();
    },
    async end(signal) {
      const ending = child;
      if (!ending) return null;
      if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode;
      const exited = once(ending, 'exit');
      ending.kill(signal);
      await exited;
      return ending.exitCode;
    },
    async untilReady() {
      const begin = Date.now();
      while (!(await isReady())) {
        if (child && child.exitCode !== null) throw new Error(`The server has ended:\n${output}`);
        if (Date.now() - begin > DEADLINE_MS) throw new Error(`It does not get ready:\n${output}`);
        await delay(LOOK_MS);
      }
      return (Date.now() - begin) / 1000;
    },
    isReady,
    async postmaster() {
      const [pid] = (await readFile(path.join(postgres, 'postmaster.pid'), 'utf8')).split('\n');
      return Number(pid);
    },
    async db() {
      const password = await readFile(`${postgres}.password`, 'utf8');
      const client = new pg.Client({ host: postgres, user: 'app', password, database: 'laundry' });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    async remove() {
      await own.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return own;
}
