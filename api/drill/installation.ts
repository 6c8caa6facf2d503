import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../bench/places.ts';
import { freePort } from '../src/platform/http/ports.js';

/** Longest wait for a server or its database to come back before a drill has failed. */
const DEADLINE_MS = 120_000;
const LOOK_MS = 20;

/** Where `npm start` keeps what was compiled at one start for the next. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/compiled');

const METRICS_TOKEN = 'what-a-drill-reads-figures-with-7Qx2';

export interface Installation {
  origin: string;
  dataDir: string;
  /** The process of the server that runs now. */
  child(): ChildProcess;
  start(env?: Record<string, string>): Promise<void>;
  /** Ends the server as it is ended by a signal; gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Seconds from now until it says that it can work. */
  untilReady(): Promise<number>;
  isReady(): Promise<boolean>;
  /** The first process of its database. */
  postmaster(): Promise<number>;
  /** Connects past the server. */
  db(): Promise<pg.Client>;
  figures(): Promise<Map<string, number>>;
  /** What it wrote. */
  said(): string;
  remove(): Promise<void>;
}

/** The built server of this project, or of another folder, with data in a folder of its own, as `npm start` runs it. */
export async function install(env: Record<string, string>, root = ROOT): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'laundry-drill-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let said = '';
  const postgres = path.join(dataDir, 'postgres');

  const isReady = async () => {
    const asked = fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5000) });
    return (await asked.catch(() => null))?.status === 200;
  };
  const own: Installation = {
    origin,
    dataDir,
    child() {
      if (!child) throw new Error('The server was not started');
      return child;
    },
    async start(more = {}) {
      const settings = { ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...env, ...more };
      child = spawn(process.execPath, [path.join(root, 'api/dist/src/main.js')], {
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-200_000)));
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
      const begin = performance.now();
      while (!(await isReady())) {
        if (child && child.exitCode !== null) throw new Error(`The server has ended:\n${said}`);
        if (performance.now() - begin > DEADLINE_MS) throw new Error(`It gets not ready:\n${said}`);
        await delay(LOOK_MS);
      }
      return (performance.now() - begin) / 1000;
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
    async figures() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
      return new Map(
        lines.map((line) => {
          const at = line.lastIndexOf(' ');
          return [line.slice(0, at), Number(line.slice(at + 1))] as const;
        }),
      );
    },
    said: () => said,
    async remove() {
      await own.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return own;
}

const SETTINGS = {
  // Limits are a thousand times wider there: a drill is a few people who ask as much as thousands.
  NODE_ENV: 'development',
  DEMO_DATA: 'false',
  METRICS_TOKEN,
  NODE_OPTIONS: '--max-old-space-size=256',
};

/** Reads that might lag, by where they were done, over all servers. */
export async function readsOf(servers: Installation[], place: string): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.figures()));
  return all.reduce(
    (sum, figures) => sum + (figures.get(`laundry_reads_total{place="${place}"}`) ?? 0),
    0,
  );
}
