import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, today } from '../src/platform/dates.js';
import type { Person } from './people.ts';

const BOOK = `mutation ($input: BookPickupInput!, $key: String!) {
  bookPickup(input: $input, idempotencyKey: $key) { booking { id } }
}`;
const READ = `{ myOrders(first: 20) { nodes { id orderStatus items { name quantity } } } }`;

/** Nobody waits longer for an answer. */
const GIVE_UP_MS = 60_000;
const PAUSE_MS = 50;

/** What was asked and answered, as the people saw it. */
export class Tally {
  /** The order that was acknowledged, by the key of its booking. */
  readonly acknowledged = new Map<string, string>();
  /** Keys of which nobody knows what became of them. */
  readonly open = new Set<string>();
  readonly times: number[] = [];
  reads = 0;
  /** 503, which says when to come again. */
  busy = 0;
  withoutRetryAfter = 0;
  /** Somebody did not find in their list what they had booked before. */
  unseen = 0;
  /** The connection was refused or went. */
  cut = 0;
  /** Answers that nobody should get. */
  readonly faults: string[] = [];
}

interface Answer {
  data?: {
    bookPickup?: { booking: { id: string } } | null;
    myOrders?: { nodes: { id: string }[] };
  };
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function ask(
  origin: string,
  token: string,
  body: object,
  tally: Tally,
): Promise<Answer | null> {
  try {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const text = await answer.text();
    if (answer.status === 200) return JSON.parse(text) as Answer;
    if (answer.status !== 503) tally.faults.push(`${answer.status} ${text.slice(0, 200)}`);
    else if (answer.headers.get('retry-after')) tally.busy += 1;
    else tally.withoutRetryAfter += 1;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      tally.faults.push('no answer');
    else tally.cut += 1;
  }
  return null;
}

/** Books once, asking again with the same key until it is acknowledged or nobody wants it any more; gives the order's id. */
export async function book(
  origin: string,
  person: Person,
  tally: Tally,
  { wanted = () => true, key = randomUUID() }: { wanted?: () => boolean; key?: string } = {},
): Promise<string | undefined> {
  tally.open.add(key);
  const input = {
    pickupDate: addDays(today(), 1),
    pickupAddress: '12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017',
    ...{ phone: '9840055555', note: key },
  };
  while (wanted()) {
    const begin = performance.now();
    const answer = await ask(
      origin,
      person.token,
      { query: BOOK, variables: { input, key } },
      tally,
    );
    const id = answer?.data?.bookPickup?.booking.id;
    if (id) {
      tally.times.push(performance.now() - begin);
      tally.acknowledged.set(key, id);
      tally.open.delete(key);
      return id;
    }
    if (answer) {
      tally.faults.push(JSON.stringify(answer.errors).slice(0, 200));
      return undefined;
    }
    await delay(PAUSE_MS);
  }
  return undefined;
}

/** Reads the newest orders of somebody, among which is the one that they have just booked. */
export async function read(
  origin: string,
  person: Person,
  tally: Tally,
  booked?: string,
): Promise<void> {
  const answer = await ask(origin, person.token, { query: READ }, tally);
  if (answer?.errors) tally.faults.push(JSON.stringify(answer.errors).slice(0, 200));
  else if (answer) tally.reads += 1;
  const seen = answer?.data?.myOrders?.nodes.some(({ id }) => id === booked);
  if (booked && seen === false) tally.unseen += 1;
}

export interface Load {
  tally: Tally;
  stop(): Promise<void>;
}

/** People who book and read their orders, one thing after the other, until they are told to stop. */
export function startLoad(
  origin: string,
  people: Person[],
  { readsPerBooking = 1, pauseMs = 0 } = {},
): Load {
  const tally = new Tally();
  let running = true;
  const work = async (person: Person): Promise<void> => {
    while (running) {
      const booked = await book(origin, person, tally, { wanted: () => running });
      for (let n = 0; running && n < readsPerBooking; n += 1) {
        await read(origin, person, tally, booked);
        if (pauseMs) await delay(pauseMs);
      }
    }
  };
  const all = Promise.all(people.map(work));
  return {
    tally,
    async stop() {
      running = false;
      await all;
    },
  };
}

export const acknowledgedIn = (loads: Load[]): number =>
  loads.reduce((sum, { tally }) => sum + tally.acknowledged.size, 0);

/** What all of them were told, as one. */
export function together(loads: Load[]): Tally {
  const tally = new Tally();
  for (const load of loads) {
    for (const [key, id] of load.tally.acknowledged) tally.acknowledged.set(key, id);
    tally.times.push(...load.tally.times);
    tally.faults.push(...load.tally.faults);
    for (const figure of ['reads', 'busy', 'withoutRetryAfter', 'cut', 'unseen'] as const)
      tally[figure] += load.tally[figure];
  }
  return tally;
}
