import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { badInput, conflict } from './errors.js';

/** Days for which a key is stored. */
const KEPT_DAYS = 30;

/** Description of every `idempotencyKey` argument. */
export const KEY_ARGUMENT =
  'Idempotency key that the client creates per request: 1 to 100 printable characters. It belongs to one request body of one account for 30 days; another body or operation is a CONFLICT.';

/** A request with an idempotency key. */
export interface KeyedRequest {
  /** Id of the requesting account. Keys are separate per account. */
  by: string;
  key: string | null | undefined;
  operation: string;
  /** Request body, without the version seen by the client. */
  body: unknown;
}

/** Refuses a malformed key; a missing key is valid. */
export function checkIdempotencyKey(key: string | null | undefined): void {
  if (typeof key === 'string' && !/^[\x21-\x7e]{1,100}$/.test(key))
    throw badInput({ idempotencyKey: 'An idempotency key has 1 to 100 printable characters' });
}

/** Sorts fields and drops empty ones: REST omits fields that GraphQL sends as null. */
function canonical(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const hashOf = ({ operation, body }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, body], canonical))
    .digest('base64url');

const usedForAnother = () =>
  conflict('This idempotency key was used for another request. Send a new key with this one');

/** Throws CONFLICT when this account used the key for another request. */
export async function refuseOtherBody(em: EntityManager, request: KeyedRequest): Promise<void> {
  const { by, key } = request;
  checkIdempotencyKey(key);
  if (!key) return;
  const { rows } = await sql<{ body_hash: string }>`
    select body_hash from idempotency_key where by_user_id = ${by} and key = ${key}`.execute(
    em.getKysely(),
  );
  if (rows[0] && rows[0].body_hash !== hashOf(request)) throw usedForAnother();
}

/** Stores the key in the request's transaction; waits for a concurrent request with the same key. */
export async function keepKey(em: EntityManager, request: KeyedRequest): Promise<void> {
  const { by, key } = request;
  checkIdempotencyKey(key);
  if (!key) return;
  const { rows } = await sql<{ body_hash: string }>`
    insert into idempotency_key as kept (by_user_id, key, body_hash)
    values (${by}, ${key}, ${hashOf(request)})
    on conflict (by_user_id, key) do update set made_at = kept.made_at
    returning body_hash`.execute(em.getKysely());
  if (rows[0]?.body_hash !== hashOf(request)) throw usedForAnother();
}

/**
 * Runs the work in one transaction, or returns the result of an earlier identical request. Concurrent duplicates
 * return the same result. CONFLICT for a key of another request; a failed request leaves its key unused.
 */
export async function once<Em extends EntityManager, Made>(
  em: Em,
  request: KeyedRequest,
  find: (em: Em, key: string) => Promise<Made | null | undefined>,
  work: (tx: Em) => Promise<Made>,
): Promise<Made> {
  const before = async (reader: Em): Promise<Made | null | undefined> => {
    checkIdempotencyKey(request.key);
    const found = request.key ? await find(reader, request.key) : null;
    // After the select, so that the row that was found has its hash stored too.
    await refuseOtherBody(reader, request);
    return found;
  };
  const made = await before(em);
  if (made) return made;
  try {
    return await em.transactional(async (tx) => {
      await keepKey(tx, request);
      return work(tx);
    });
  } catch (error) {
    // An error such as a CONFLICT may come from a concurrent duplicate of this request.
    const winner = request.key ? await before(em.fork()) : null;
    if (winner) return winner;
    throw error;
  }
}

/** Deletes keys that are too old to be sent again. */
export async function forgetKeys(em: EntityManager): Promise<void> {
  await sql`
    delete from idempotency_key where made_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    em.getKysely(),
  );
}
