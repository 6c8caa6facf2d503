import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/platform/http/ports.js';
import { BENCH, ROOT } from './places.ts';

const BUILT = path.join(ROOT, 'api/dist/bench/contenders');

/**
 * Each serves the same database in a process of its own. What needs packages that only the bench has is run from its
 * source, beside which they are; everything else from where it was built.
 */
export const CONTENDERS = [
  { name: 'api', title: 'this API', entry: path.join(ROOT, 'api/dist/src/main.js') },
  { name: 'stock', title: 'stock', entry: path.join(BUILT, 'stock/server.js') },
  {
    ...{ name: 'postgraphile', title: 'PostGraphile' },
    entry: path.join(BENCH, 'contenders/postgraphile.ts'),
  },
  { name: 'floor', title: 'floor', entry: path.join(BUILT, 'floor.js') },
] as const satisfies { name: string; title: string; entry: string }[];

export type ContenderName = (typeof CONTENDERS)[number]['name'];

export const titleOf = (name: ContenderName): string =>
  CONTENDERS.find((each) => each.name === name)?.title ?? name;

export interface Running {
  name: ContenderName;
  /** One of each of its processes. */
  pids: number[];
  origins: string[];
  /** From its start to its first answer, in milliseconds. */
  startedIn: number;
  stop(): Promise<void>;
}

/** What the API is started with, as an installation would: built for production, behind a proxy on this machine. */
const settings = (databaseUrl: string, port: number, smtpUrl: string, replicaUrls: string[]) => ({
  ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  ...{ SMTP_URL: smtpUrl, TRUST_PROXY: '127.0.0.1', APP_SECRET: SECRET },
  ...{ PATH: process.env['PATH'], DATABASE_REPLICA_URLS: replicaUrls.join() },
});

/** Seals nothing but the mails of made-up customers. */
const SECRET = 'Ue7-measured-by-the-bench-4w1Zk9';

const START_MS = 60_000;

async function untilListening(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    try {
      await fetch(origin);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(10);
    }
  }
}

/** Starts a contender on a database; gives it once it listens. */
export async function start(
  name: ContenderName,
  databaseUrl: string,
  smtpUrl: string,
  replicaUrls: string[] = [],
): Promise<Running> {
  const { entry } = CONTENDERS.find((each) => each.name === name) ?? CONTENDERS[0];
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [entry], {
    cwd: BENCH,
    env: settings(databaseUrl, port, smtpUrl, replicaUrls),
    // Its log goes nowhere, as into a pipe that is read elsewhere.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin, child);
  return {
    ...{ name, origins: [origin], pids: [child.pid ?? 0], startedIn: performance.now() - begin },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
