import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { say } from '../../bench/say.ts';
import { book, Tally } from '../bookings.ts';
import { type Drill, judge } from '../drill.ts';
import { onScene } from '../scene.ts';
import { until } from '../watch.ts';

/** Connections that are opened at a time. */
const AT_A_TIME = 50;

const MIB = 1024 * 1024;

interface Heard {
  ordersChanged: { version: number | null };
}

/** Somebody of the staff who hears of every order, and notes when which version came. */
function listen(url: string, token: string, heard: Map<number, number[]>): Client {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    lazy: false,
    // Each is cut off in the end.
    onNonLazyError: () => undefined,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  client.subscribe<Heard>(
    { query: 'subscription { ordersChanged { id version } }' },
    {
      next: ({ data }) => {
        const times = heard.get(data?.ordersChanged.version ?? 0);
        times?.push(performance.now());
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return client;
}

/** One change a second, and when each was begun. */
async function change(db: pg.Client, seconds: number, heard: Map<number, number[]>) {
  const begun = new Map<number, number>();
  for (let version = 2; version < 2 + seconds; version += 1) {
    heard.set(version, []);
    begun.set(version, performance.now());
    await db.query('update "order" set version = $1', [version]);
    await delay(1000);
  }
  return begun;
}

const at = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN);

/** Many who listen at one process, with a change a second that all of them hear. */
export const listeners: Drill = {
  name: 'listeners',
  about: 'a thousand people of the staff listen to one process, with a change a second',
  defaults: { rounds: 1, minutes: 1, people: 1000 },
  run: ({ people, minutes }) =>
    onScene({ people }, async ({ app, people: all, withDb }) => {
      const [first] = all;
      if (first) await book(app.origin, first, new Tally());
      await withDb((db) => db.query(`update "user" set role = 'admin'`));
      const memory = async () => {
        const figures = await app.figures();
        return (figures.get('process_resident_memory_bytes') ?? NaN) / MIB;
      };
      const cpu = async () => (await app.figures()).get('process_cpu_seconds_total') ?? NaN;
      const before = await memory();
      const heard = new Map<number, number[]>();
      const clients: Client[] = [];
      const url = `${app.origin.replace(/^http/, 'ws')}/graphql`;
      const listening = async (count: number) =>
        (await app.figures()).get('laundry_live{what="subscriptions"}') === count;
      for (let begin = 0; begin < all.length; begin += AT_A_TIME) {
        const some = all.slice(begin, begin + AT_A_TIME);
        clients.push(...some.map(({ token }) => listen(url, token, heard)));
        await until(() => listening(clients.length), 'everybody listens');
      }
      const after = await memory();
      say(`${clients.length} listen`);
      const cpuBefore = await cpu();
      const begun = await withDb((db) => change(db, minutes * 60, heard));
      const used = (await cpu()) - cpuBefore;
      const inTheEnd = await memory();
      const delays = [...begun]
        .flatMap(([version, since]) => (heard.get(version) ?? []).map((time) => time - since))
        .sort((one, other) => one - other);
      await withDb((db) => db.query('delete from session'));
      const signedOut = performance.now();
      await until(() => listening(0), 'everybody is cut off');
      const cutOff = performance.now() - signedOut;
      for (const client of clients) void client.dispose();
      const figures = {
        listeners: clients.length,
        changes: begun.size,
        'told of those, percent': Math.round((delays.length / clients.length / begun.size) * 100),
        'delay, middle ms': at(delays, 0.5),
        'delay, 99 of 100 ms': at(delays, 0.99),
        'delay, longest ms': at(delays, 1),
        'memory without, MiB': Math.round(before),
        'memory with, MiB': Math.round(after),
        'memory after all changes, MiB': Math.round(inTheEnd),
        'each listener, KiB': Math.round(((inTheEnd - before) * 1024) / clients.length),
        'CPU of the process, percent': Math.round((used / (minutes * 60)) * 100),
        'cut off after signing out, ms': Math.round(cutOff),
      };
      return judge(figures, {
        'delay, 99 of 100 ms': (value) => value < 2500,
        'each listener, KiB': (value) => value < 200,
      });
    }),
};
