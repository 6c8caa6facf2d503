import { createRequire } from 'node:module';
import path from 'node:path';
import type pg from 'pg';
import { ROOT, type Running } from './contenders.ts';
import { cpuOf, residentOf } from './cpu.ts';
import { type RequestFixture, untilQueueEmpty } from './request-fixture.ts';
import type { Ask, Workload } from './workloads.ts';

interface Load extends Record<'duration' | 'mismatches' | 'non2xx' | 'errors', number> {
  requests: { total: number };
  latency: { p50: number; p99: number };
}

/** autocannon is installed in the folder of the benchmark. */
const autocannon = createRequire(path.join(ROOT, 'api/bench/package.json'))('autocannon') as (
  options: object,
) => Promise<Load>;

/** Results of a contender in one run: CPU in milliseconds per request, memory in MB. */
export type Sample = Record<'perSecond' | 'node' | 'postgres' | 'p50' | 'p99' | 'memory', number>;

export interface MeasurementSetup {
  db: pg.Client;
  postmaster: number;
  fixture: RequestFixture;
  connections: number;
  seconds: number;
  /** Number of measurements of each contender, including the warm-up. */
  measurements: number;
}

/** Complexity that a customer may read per minute. */
const READ_LIMIT = 150_000;

/** Sends the requests of a workload for some seconds. */
export async function measure(
  { name: contender, origin: url, pid }: Running,
  { name, asks, complexity }: Workload,
  { db, postmaster, fixture, connections, seconds: duration, measurements }: MeasurementSetup,
): Promise<Sample> {
  const all = asks[contender]?.(fixture) ?? [];
  // The rate limits of accounts are counted in this table, so every measurement begins with empty
  // counts.
  await db.query('truncate account_rate_limit');
  const before = { node: cpuOf(pid), postgres: cpuOf(postmaster) };
  let client = 0;
  const load = await autocannon({
    ...{ url, connections, duration },
    // The number of requests stays below the read quota of the customers.
    maxOverallRequests: complexity
      ? Math.floor((READ_LIMIT * fixture.customers.length) / complexity / measurements / 2)
      : undefined,
    setupClient(one: { setRequests(own: Ask[]): void }) {
      const first = client++;
      one.setRequests(all.filter((_, n) => n % connections === first % connections));
    },
    verifyBody: (body: string) => !body.includes('"errors"'),
  });
  if (load.mismatches + load.non2xx + load.errors)
    throw new Error(`${contender} refuses ${name}: ${JSON.stringify(load)}`);
  await untilQueueEmpty(db);
  const { total } = load.requests;
  return {
    perSecond: total / load.duration,
    node: (cpuOf(pid) - before.node) / total,
    postgres: (cpuOf(postmaster) - before.postgres) / total,
    ...{ p50: load.latency.p50, p99: load.latency.p99, memory: residentOf(pid) },
  };
}
