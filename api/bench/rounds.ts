import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { ContenderName, Running } from './contenders.ts';
import { cpuOf, postgresCpu, residentOf } from './cpu.ts';
import type { BenchPostgres } from './database/data.ts';
import type { Generator } from './database/generator.ts';
import type { Load } from './load.ts';
import type { Mails } from './mails.ts';
import type { Options } from './options.ts';
import type { Scene } from './people.ts';
import type { Workload } from './workloads.ts';

/** What one contender did in one round. Milliseconds, of CPU a request. */
export interface Sample {
  node: number;
  postgres: number;
  /** What replicas have used; not in `postgres`. */
  replicas: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  /** MB. */
  resident: number;
}

export type Samples = Partial<Record<ContenderName, Sample[]>>;

/** What rounds are run with. */
export interface Ring {
  running: Running[];
  generator: Generator;
  mails: Mails;
  postgres: BenchPostgres;
  db: pg.Client;
  scene: Scene;
  options: Options;
}

function loadOf(ring: Ring, { origins, name }: Running, workload: Workload, seconds: number) {
  const { generator, mails, scene, options } = ring;
  const given = { origins, seconds, connections: options.concurrency };
  if (workload.drive) return workload.drive({ ...given, scene, mails });
  return generator.run({ ...given, asks: workload.asks[name]?.(scene) ?? [] });
}

const sumOf = (pids: number[], of: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + of(pid), 0);

/** CPU that was used so far, in milliseconds. */
const usedBy = ({ postgres }: Ring, { pids }: Running) => ({
  node: sumOf(pids, cpuOf),
  postgres: postgresCpu(postgres.pid),
  replicas: sumOf(postgres.replicaPids(), postgresCpu),
});

interface Turn {
  load: Load;
  sample: Sample;
}

async function measure(
  ring: Ring,
  one: Running,
  workload: Workload,
  seconds: number,
): Promise<Turn> {
  await workload.before?.(ring.db);
  const before = usedBy(ring, one);
  const load = await loadOf(ring, one, workload, seconds);
  await workload.after?.(ring.db);
  const used = usedBy(ring, one);
  const sample = {
    node: (used.node - before.node) / load.requests,
    postgres: (used.postgres - before.postgres) / load.requests,
    replicas: (used.replicas - before.replicas) / load.requests,
    perSecond: load.requests / load.seconds,
    ...{ p50: load.p50, p99: load.p99, bytes: load.bytes },
    resident: sumOf(one.pids, residentOf),
  };
  return { load, sample };
}

/** Values that the API lets an account read within a minute; the bench stays below. */
const READ_LIMIT = 150_000;
const WINDOW_MS = 61_000;

/** Waits where customers would read more than they may, for then the API would refuse. */
function pacer(accounts: number) {
  let since = 0;
  let used = 0;
  return {
    async ready(values: number) {
      if (used && used + values > READ_LIMIT * accounts) {
        await delay(Math.max(0, since + WINDOW_MS - Date.now()));
        used = 0;
      }
      if (!used) since = Date.now();
    },
    count(values: number) {
      used += values;
    },
  };
}

/** Of requests in a warm-up, how many more there may be later. */
const FASTER = 1.5;

/** Code is compiled by how often it runs: on a busy machine the warm-up goes on until there were so many. */
const WARM_REQUESTS = 1500;

/** Warms one up, in at most so many turns; gives the requests a second that it came to in the end. */
async function warmUp(most: number, turn: () => Promise<Turn>): Promise<number> {
  let requests = 0;
  for (let turns = 1; ; turns += 1) {
    const { load, sample } = await turn();
    requests += load.requests;
    if (requests >= WARM_REQUESTS || turns >= most) return sample.perSecond;
  }
}

/** All rounds of a workload: every contender in each, another one first each time, after a warm-up. */
export async function rounds(ring: Ring, workload: Workload): Promise<Samples> {
  const { options, scene } = ring;
  const pace = pacer(scene.customers.length);
  const values = workload.values ?? 0;
  const expected: Partial<Record<ContenderName, number>> = {};
  const turn = async (one: Running, seconds: number) => {
    if (one.name === 'api') await pace.ready((expected.api ?? 0) * seconds * values);
    const { load, sample } = await measure(ring, one, workload, seconds);
    if (one.name === 'api') pace.count(load.requests * values);
    return { load, sample };
  };
  const taking = ring.running.filter(({ name }) => workload.asks[name]);
  const samples: Samples = {};
  for (const one of taking)
    expected[one.name] =
      (await warmUp(options.warmTurns, () => turn(one, options.warmUp))) * FASTER;
  for (let round = 0; round < options.rounds; round += 1)
    for (const place of taking.keys()) {
      const one = taking[(place + round) % taking.length];
      if (one) (samples[one.name] ??= []).push((await turn(one, options.seconds)).sample);
    }
  return samples;
}
