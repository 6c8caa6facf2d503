import { deepStrictEqual } from 'node:assert';
import type pg from 'pg';
import { hashToken } from '../src/auth/secrets.js';
import { type ContenderName, type Running, titleOf } from './contenders.ts';
import { openSessions, type Scene } from './people.ts';
import type { Ask, Workload } from './workloads.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Asks of each workload that are compared. */
const COMPARED = 5;

export async function answerTo(
  { origins: [origin] }: Running,
  { path, ...ask }: Ask,
): Promise<Json> {
  const response = await fetch(`${origin}${path}`, ask);
  return (await response.json()) as Json;
}

const ENUMS = new Set(['orderStatus', 'paymentStatus', 'to', 'method']);
const MOMENTS = new Set(['createdAt', 'at']);

/** One way of writing for what PostGraphile and the stock stack write their own way: values of enums, and moments. */
function normalised(value: Json, key = ''): Json {
  if (Array.isArray(value)) return value.map((each) => normalised(each));
  if (typeof value === 'string') {
    if (ENUMS.has(key)) return value.toUpperCase().replaceAll(' ', '_');
    return MOMENTS.has(key) ? new Date(value).toISOString() : value;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, normalised(each, name)]),
  );
}

/** What an answer brings, whatever its field is called; undefined when it brings nothing. */
function broughtBy(answer: Json): Json | undefined {
  if (!isObject(answer) || answer['errors'] || !isObject(answer['data'])) return undefined;
  const [brought] = Object.values(answer['data']);
  if (!isObject(brought)) return undefined;
  return Array.isArray(brought['nodes']) && !brought['nodes'].length ? undefined : brought;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(one: Running, what: string): never {
  throw new Error(`${titleOf(one.name)} ${what}`);
}

/** The answers of one contender to what all are asked, to be compared with those of the others. */
export async function answersOf(one: Running, workloads: Workload[], scene: Scene) {
  const answers: Record<string, Json[]> = {};
  for (const { name, asks } of workloads) {
    const asked = asks[one.name]?.(scene).slice(0, COMPARED) ?? [];
    answers[name] = [];
    for (const ask of asked) {
      const answer = await answerTo(one, ask);
      const brought = broughtBy(answer);
      if (brought === undefined)
        fail(one, `brings nothing for ${name}: ${JSON.stringify(answer).slice(0, 500)}`);
      answers[name].push(normalised(brought));
    }
  }
  return answers;
}

/** Throws where two contenders do not answer the same. */
export function compare(
  answers: Partial<Record<ContenderName, Record<string, Json[]>>>,
  expected: Record<string, Json[]>,
): void {
  for (const [name, own] of Object.entries(answers))
    for (const [workload, bodies] of Object.entries(own ?? {}))
      if (expected[workload]) deepStrictEqual(bodies, expected[workload], `${name}: ${workload}`);
}

const withToken = (ask: Ask, token: string): Ask => ({
  ...ask,
  headers: { ...ask.headers, authorization: `Bearer ${token}` },
});

/** Throws unless a contender refuses, or finds nothing, where it has to. */
export async function checkRefusals(
  one: Running,
  workloads: Workload[],
  scene: Scene,
  db: pg.Client,
): Promise<void> {
  const first = (name: string): Ask | undefined =>
    workloads.find((each) => each.name === name)?.asks[one.name]?.(scene)[0];
  const brings = async (ask: Ask) => broughtBy(await answerTo(one, ask)) !== undefined;
  const [own, list, order] = [first('W2'), first('W3'), first('W5')];
  const [, other] = scene.customers;
  if (!own || !list || !order || !other) return;
  for (const ask of [own, list, order])
    if (await brings(withToken(ask, 'nobody-has-this-token'))) fail(one, 'answers a stranger');
  if (await brings(withToken(list, other.token))) fail(one, 'gives everybody’s orders to anybody');
  if (await brings(withToken(order, other.token))) fail(one, 'gives an order to somebody else');
  // A session that ends is asked for anew by every request, or it would go on.
  const token = 'a-session-that-ends-while-it-is-used';
  await openSessions(db, [{ userId: other.id, token }]);
  if (!(await brings(withToken(own, token)))) fail(one, 'refuses a session that is good');
  await db.query('delete from session where token_hash = $1', [hashToken(token)]);
  if (await brings(withToken(own, token))) fail(one, 'goes on with a session that has ended');
}
