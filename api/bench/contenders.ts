import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/platform/http/ports.js';

/** Root folder of the project. This file runs in its build folder: api/dist/bench. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Program of each contender. */
const PROGRAMS = {
  api: 'api/dist/src/main.js',
  stock: 'api/dist/bench/contenders/stock.js',
  postgraphile: 'api/bench/contenders/postgraphile.js',
  floor: 'api/dist/bench/contenders/floor.js',
};

export type Contender = keyof typeof PROGRAMS;
export const CONTENDERS = Object.keys(PROGRAMS) as Contender[];

export interface Running {
  name: Contender;
  pid: number;
  origin: string;
  /** Milliseconds from its start to its first response. */
  startedIn: number;
  stop(): Promise<void>;
}

const START_MS = 60_000;

/** Starts a contender in its own process, as in production behind a proxy. */
export async function start(name: Contender, url: string, smtpUrl: string): Promise<Running> {
  const port = await freePort();
  const begin = Date.now();
  const child = spawn(process.execPath, [path.join(ROOT, PROGRAMS[name])], {
    env: {
      ...{ NODE_ENV: 'production', DATABASE_URL: url, PORT: String(port), SMTP_URL: smtpUrl },
      ...{ TRUST_PROXY: '127.0.0.1', APP_SECRET: 'Ue7-measured-by-the-bench-4w1Zk9' },
      // Uses the compile cache, like the Docker image and `npm start`.
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() - begin > START_MS)
      throw new Error(`${name} does not start`);
    await delay(10);
  }
  return { name, origin, pid: child.pid ?? 0, startedIn: Date.now() - begin, stop };
}
