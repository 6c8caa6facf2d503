import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startLocalSmtp } from '../src/platform/mail/local-smtp.js';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.js';
import { checkEquivalence } from './equivalence.ts';
import { type Contender, CONTENDERS, ROOT, type Running, start } from './contenders.ts';
import { type MeasurementSetup, measure, type Sample } from './measure.ts';
import { HEAD, rowOf } from './report.ts';
import { prepareFixture } from './request-fixture.ts';
import { type Workload, WORKLOADS } from './workloads.ts';

const text = (unless: string) => ({ type: 'string', default: unless }) as const;
const { values: given } = parseArgs({
  options: {
    ...{ size: text('1e5'), rounds: text('5'), seconds: text('2'), connections: text('8') },
    ...{ only: text('W2,W3,W3 deep,W5,W6,W7'), contenders: text(CONTENDERS.join()) },
  },
});

/** PostgreSQL settings: no autovacuum during a measurement, and few checkpoints while seeding. */
const FLAGS = ['autovacuum=off', 'max_wal_size=8GB', 'max_connections=300'];

/** Starts the embedded PostgreSQL with a database of this size, which is filled once. */
async function startDatabase(size: number) {
  const folder = path.join(ROOT, '.data/bench/postgres');
  const postgres = await startEmbeddedPostgres(folder, {
    flags: FLAGS.flatMap((flag) => ['-c', flag]),
  });
  const [pid] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const url = await postgres.database(`bench_${size}`);
  const db = new pg.Client(url);
  await db.connect();
  const { rowCount } = await db.query(`select from pg_class where relname = 'order'`);
  if (!rowCount) {
    const env = { ...process.env, DATABASE_URL: url };
    const seed = [path.join(ROOT, 'scripts/seed.js'), '--orders', String(size)];
    execFileSync(process.execPath, seed, { env, stdio: ['ignore', 2, 2] });
    await db.query('vacuum analyze');
  }
  const stop = async () => {
    await db.end();
    await postgres.stop();
  };
  return { url, db, pid: Number(pid), stop };
}

/** Measures a workload in several runs. Each run begins with another contender. */
async function measureWorkload(
  workload: Workload,
  taking: Running[],
  setup: MeasurementSetup,
): Promise<string[]> {
  const samples: Partial<Record<Contender, Sample[]>> = {};
  for (let run = 1; run < setup.measurements; run += 1)
    for (const place of taking.keys()) {
      const one = taking[(place + run) % taking.length];
      if (one) (samples[one.name] ??= []).push(await measure(one, workload, setup));
    }
  return taking.map(({ name }) => rowOf(workload, name, samples[name] ?? [], samples.api));
}

const [size, measurements] = [Number(given.size), Number(given.rounds) + 1];
const load = loadavg()[0]?.toFixed(1);
const stops: (() => unknown)[] = [];
try {
  const { url, db, pid, stop } = await startDatabase(size);
  const smtp = await startLocalSmtp(() => undefined);
  stops.push(stop, () => smtp.stop());
  const running: Running[] = [];
  for (const name of CONTENDERS.filter((each) => given.contenders.split(',').includes(each))) {
    const one = await start(name, url, smtp.smtpUrl);
    stops.push(() => one.stop());
    running.push(one);
  }
  const fixture = await prepareFixture(db);
  await checkEquivalence(running, fixture);
  const setup: MeasurementSetup = {
    ...{ db, postmaster: pid, fixture, measurements },
    ...{ connections: Number(given.connections), seconds: Number(given.seconds) },
  };
  const workloads = WORKLOADS.filter(({ name }) => given.only.split(',').includes(name));
  const taking = ({ asks }: Workload) => running.filter(({ name }) => asks[name]);
  // The first measurement of each contender warms it up and is not in the results.
  for (const each of workloads) for (const one of taking(each)) await measure(one, each, setup);
  const rows: string[] = [];
  for (const each of workloads) rows.push(...(await measureWorkload(each, taking(each), setup)));
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const started = running.map(({ name, startedIn }) => `${name} ${startedIn.toFixed(0)} ms`);
  process.stdout.write(
    `${size} orders, ${given.rounds} runs of ${given.seconds} s, ${given.connections} connections, commit ${commit.trim()}
${cpus().length} × ${cpus()[0]?.model}, load ${load} before, ${loadavg()[0]?.toFixed(1)} after
from start to first response: ${started.join(', ')}\n\n${HEAD}\n${rows.join('\n')}\n`,
  );
} finally {
  for (const stop of stops.reverse()) await stop();
}
