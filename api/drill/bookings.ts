import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, today } from '../src/platform/dates.js';
import { until } from './drill.ts';
import type { DrillUser } from './users.ts';

const BOOK = `mutation ($input: BookPickupInput!, $key: String!) {
  bookPickup(input: $input, idempotencyKey: $key) { booking { id } }
}`;
const READ = '{ myOrders(first: 20) { nodes { id orderStatus } } }';

const GIVE_UP_MS = 60_000;
const PAUSE_MS = 50;

/** Counts of requests and responses. */
export class Tally {
  readonly acknowledged = new Map<string, string>();
  reads = 0;
  busy = 0;
  withoutRetryAfter = 0;
  /** Number of reads that lacked a booking acknowledged before. */
  unseen = 0;
  cut = 0;
  readonly faults: string[] = [];

  /** Waits for this number of further acknowledged bookings. */
  more(count: number): Promise<void> {
    const wanted = this.acknowledged.size + count;
    return until(() => this.acknowledged.size >= wanted, 'acknowledged bookings');
  }
}

interface Answer {
  data?: {
    bookPickup?: { booking: { id: string } } | null;
    myOrders?: { nodes: { id: string }[] };
  };
  errors?: object[];
}

async function ask(origin: string, token: string, body: object, tally: Tally) {
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

/**
 * Sends a booking, and repeats it with the same idempotency key until it is acknowledged or the
 * drill stops.
 */
export async function book(
  origin: string,
  { token }: DrillUser,
  tally: Tally,
  wanted: () => boolean = () => true,
): Promise<string | undefined> {
  const key = randomUUID();
  const input = {
    ...{ pickupDate: addDays(today(), 1), phone: '9840055555', note: key },
    pickupAddress: '12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017',
  };
  while (wanted()) {
    const answer = await ask(origin, token, { query: BOOK, variables: { input, key } }, tally);
    const id = answer?.data?.bookPickup?.booking.id;
    if (answer && !id) tally.faults.push(JSON.stringify(answer.errors).slice(0, 200));
    if (id) tally.acknowledged.set(key, id);
    if (answer) return id;
    await delay(PAUSE_MS);
  }
  return undefined;
}

/** Reads the newest orders of a customer, which must contain the last acknowledged booking. */
async function read(origin: string, { token }: DrillUser, tally: Tally, booked?: string) {
  const answer = await ask(origin, token, { query: READ }, tally);
  if (answer?.errors) tally.faults.push(JSON.stringify(answer.errors).slice(0, 200));
  else if (answer) tally.reads += 1;
  const seen = answer?.data?.myOrders?.nodes.some(({ id }) => id === booked);
  if (booked && seen === false) tally.unseen += 1;
}

/**
 * Starts the load: each customer books and reads the own orders repeatedly, until `stop` is called.
 */
export function startLoad(origins: string[], users: DrillUser[], pauseMs = 0, tally = new Tally()) {
  let running = true;
  const work = async (origin: string, person: DrillUser): Promise<void> => {
    while (running) {
      const booked = await book(origin, person, tally, () => running);
      await read(origin, person, tally, booked);
      await delay(pauseMs);
    }
  };
  const all = Promise.all(
    users.map((person, n) => work(origins[n % origins.length] ?? '', person)),
  );
  const stop = async () => {
    running = false;
    await all;
  };
  return { tally, stop };
}
