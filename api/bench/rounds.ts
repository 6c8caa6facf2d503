import { setTimeout as delay } from 'node:timers/promises';
import type { ContenderName, Running } from './contenders.ts';
import { cpuOf, postgresCpu, residentOf } from './cpu.ts';
import type { Generator } from './generator.ts';
import type { Options } from './options.ts';
import type { Scene } from './people.ts';
import type { Workload } from './workloads.ts';

/** What one contender did in one round. Milliseconds, of CPU a request. */
export interface Sample {
  node: number;
  postgres: number;
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
  resident: number;
}

export type Samples = Partial<Record<ContenderName, Sample[]>>;

interface Ring {
  running: Running[];
  generator: Generator;
  postgresPid: number;
  scene: Scene;
  options: Options;
}

async function measure(ring: Ring, one: Running, workload: Workload, seconds: number) {
  const { generator, postgresPid, scene, options } = ring;
  const before = { node: cpuOf(one.pid), postgres: postgresCpu(postgresPid) };
  const load = await generator.run({
    ...{ origin: one.origin, asks: workload.asks(scene), seconds },
    connections: options.concurrency,
  });
  return {
    load,
    sample: {
      node: (cpuOf(one.pid) - before.node) / load.requests,
      postgres: (postgresCpu(postgresPid) - before.postgres) / load.requests,
      perSecond: load.requests / load.seconds,
      ...{ p50: load.p50, p99: load.p99, bytes: load.bytes },
      resident: residentOf(one.pid),
    } satisfies Sample,
  };
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

/** All rounds of a workload: every contender in each, another one first each time, after a warm-up. */
export async function rounds(ring: Ring, workload: Workload): Promise<Samples> {
  const { options, scene } = ring;
  const pace = pacer(scene.customers.length);
  const values = workload.values ?? 0;
  const turn = async (one: Running, seconds: number, expected: number) => {
    if (one.name === 'api') await pace.ready(expected * seconds * values);
    const { load, sample } = await measure(ring, one, workload, seconds);
    if (one.name === 'api') pace.count(load.requests * values);
    return sample;
  };
  const taking = ring.running.filter(({ name }) => workload.contenders.includes(name));
  const samples: Samples = {};
  const expected: Partial<Record<ContenderName, number>> = {};
  for (const one of taking)
    expected[one.name] = (await turn(one, options.warmUp, 0)).perSecond * 1.2;
  for (let round = 0; round < options.rounds; round += 1) {
    const order = taking.map((_, place) => taking[(place + round) % taking.length]);
    for (const one of order.filter((each) => each !== undefined))
      (samples[one.name] ??= []).push(await turn(one, options.seconds, expected[one.name] ?? 0));
  }
  return samples;
}
