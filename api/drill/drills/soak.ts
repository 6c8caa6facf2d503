import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ownMemoryOf } from '../../bench/cpu.ts';
import { say } from '../../bench/say.ts';
import { auditMails, auditOrders } from '../audit.ts';
import { startLoad } from '../bookings.ts';
import { type Drill, judge, NOTHING_LOST } from '../drill.ts';
import { onScene, type Scene } from '../scene.ts';

/** Often enough to see the heap soon after it was collected: of 120 minutes one each 5 seconds. */
const SAMPLES = 1440;

/** Growth from the middle to the end that is none: memory is collected when it suits. */
const LEVEL = 0.1;

/** What these series of /metrics have together. */
const sumOf = (figures: Map<string, number>, series: RegExp): number =>
  [...figures].reduce((sum, [name, value]) => sum + (series.test(name) ? value : 0), 0);

const HELD = /^laundry_pool_connections\{.*state="in use"/;

async function sample({ app }: Scene) {
  const pid = app.child().pid ?? 0;
  const figures = await app.figures();
  // They come and go with what is asked at once, and each is an open file and a handle.
  const connections = sumOf(figures, /^laundry_pool_connections\{/);
  return {
    'memory, MB': ownMemoryOf(pid),
    'heap, MB': (figures.get('nodejs_heap_size_used_bytes') ?? NaN) / 1024 / 1024,
    'other open files': readdirSync(`/proc/${pid}/fd`).length - connections,
    'other handles': (figures.get('nodejs_active_handles_total') ?? NaN) - connections,
    connections,
  };
}

type Sample = Awaited<ReturnType<typeof sample>>;

/** How much of its mean a figure grows over these samples, by the line that fits them best. */
export function growthOf(values: number[]): number {
  const n = values.length;
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  const middle = (n - 1) / 2;
  const [above, below] = values.reduce(
    ([xy = 0, xx = 0], each, x) => [xy + (x - middle) * (each - mean), xx + (x - middle) ** 2],
    [0, 0],
  );
  return ((above ?? 0) / (below || 1)) * (n / mean);
}

/** A twelfth of the time. */
const AT_ONCE = SAMPLES / 12;

const REST_SAMPLES = 40;
const REST_MS = 250;

/** The lowest of each twelfth: what lies above is what has not been collected yet. */
const lowsOf = (values: number[]): number[] =>
  Array.from({ length: Math.floor(values.length / AT_ONCE) }, (_, n) =>
    Math.min(...values.slice(n * AT_ONCE, (n + 1) * AT_ONCE)),
  );

function figuresOf(samples: Sample[]) {
  const later = samples.slice(Math.floor(samples.length / 2));
  const names = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = later.map((each) => each[name]);
      return [
        [`${name}, at the end`, Number((values.at(-1) ?? NaN).toFixed(0))],
        [`${name}, highest`, Number(Math.max(...samples.map((each) => each[name])).toFixed(0))],
        [`${name}, growth in the second half`, Number(growthOf(lowsOf(values)).toFixed(3))],
      ];
    }),
  );
}

const isLevel = (growth: number): boolean => growth <= LEVEL;

/** Connections that work holds. Jobs hold some for as long as they run, whether there is work or not. */
const held = async ({ app }: Scene): Promise<number> => sumOf(await app.figures(), HELD);

/** What is held once nobody asks for anything: a moment in which it was least is enough. */
async function heldAtRest(scene: Scene): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < REST_SAMPLES; n += 1) {
    least = Math.min(least, await held(scene));
    await delay(REST_MS);
  }
  return least;
}

async function samplesOf(scene: Scene, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let n = 1; n <= SAMPLES; n += 1) {
    await delay((minutes * 60_000) / SAMPLES);
    const taken = await sample(scene);
    samples.push(taken);
    if (n % AT_ONCE === 0) say(`${n} of ${SAMPLES}: ${JSON.stringify(taken)}`);
  }
  return samples;
}

export const soak: Drill = {
  name: 'soak',
  about: 'mixed load for a long time, with memory, handles and connections level at the end',
  defaults: { rounds: 1, minutes: 120, people: 6 },
  run: ({ minutes, people }) =>
    onScene({ people }, async (scene) => {
      const { app, mailbox, withDb } = scene;
      const before = await heldAtRest(scene);
      const load = startLoad(app.origin, scene.people, { readsPerBooking: 8, pauseMs: 100 });
      const samples = await samplesOf(scene, minutes);
      await load.stop();
      const allowed = sumOf(await app.figures(), /^laundry_pool_size\{/);
      const levels = figuresOf(samples);
      const sent = await withDb(async (db) => ({
        ...(await auditOrders(db, load.tally)),
        ...(await auditMails(db, mailbox, 180_000)),
      }));
      const leaked = (await heldAtRest(scene)) - before;
      const growths = Object.keys(levels).filter((name) => /^(?!connections).*growth/.test(name));
      return judge(
        {
          minutes,
          ...levels,
          'connections allowed': allowed,
          'connections leaked': leaked,
          ...sent,
        },
        {
          ...NOTHING_LOST,
          ...Object.fromEntries(growths.map((name) => [name, isLevel])),
          // As many as are asked for at once: none beyond what the pools allow, none that stays behind.
          'connections, highest': (value) => value <= allowed,
          'connections leaked': (value) => value === 0,
          ...{ busy: (value: number) => value === 0, cut: (value: number) => value === 0 },
        },
      );
    }),
};
