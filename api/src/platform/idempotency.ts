import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { badInput, conflict } from './errors.js';

/** Days after which idempotency keys are deleted. */
const RETENTION_DAYS = 30;

/** Description of every `idempotencyKey` argument. */
export const KEY_ARGUMENT =
  'Idempotency key that the client creates per request: 1 to 100 printable characters. It belongs to one request body of one account for 30 days; another body or operation is a CONFLICT.';

/** A request with its idempotency key. */
export interface KeyedRequest {
  /** Id of the requesting account. The keys of each account are separate. */
  by: string;
  key: string | null | undefined;
  operation: string;
  /** Body of the request, without the version that the client read. */
  body: unknown;
}

/** Refuses a malformed key; a missing key is valid. */
export function checkIdempotencyKey(key: string | null | undefined): void {
  if (typeof key === 'string' && !/^[\x21-\x7e]{1,100}$/.test(key))
    throw badInput({ idempotencyKey: 'An idempotency key has 1 to 100 printable characters' });
}

/**
 * Sorts fields and removes empty ones, so that REST (which omits fields) and GraphQL (which sends
 * null) have the same hash.
 */
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
  conflict(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used for another request. Send a new key with this one',
  );

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

/**
 * Stores the key in the request's transaction. It waits for a concurrent request with the same key.
 */
export async function storeKey(em: EntityManager, request: KeyedRequest): Promise<void> {
  const { by, key } = request;
  checkIdempotencyKey(key);
  if (!key) return;
  const { rows } = await sql<{ body_hash: string }>`
    insert into idempotency_key as stored (by_user_id, key, body_hash)
    values (${by}, ${key}, ${hashOf(request)})
    on conflict (by_user_id, key) do update set made_at = stored.made_at
    returning body_hash`.execute(em.getKysely());
  if (rows[0]?.body_hash !== hashOf(request)) throw usedForAnother();
}

/**
 * Runs the work in one transaction, or returns the result of an earlier identical request.
 * Concurrent duplicates return the same result. Throws CONFLICT for the key of another request. The
 * key of a failed request can be used again.
 */
export async function runIdempotent<Em extends EntityManager, Result>(
  em: Em,
  request: KeyedRequest,
  find: (em: Em, key: string) => Promise<Result | null | undefined>,
  work: (tx: Em) => Promise<Result>,
): Promise<Result> {
  const before = async (reader: Em): Promise<Result | null | undefined> => {
    checkIdempotencyKey(request.key);
    const found = request.key ? await find(reader, request.key) : null;
    // The hash is read after the row, because both are committed together: a found row has its
    // hash.
    await refuseOtherBody(reader, request);
    return found;
  };
  const earlierResult = await before(em);
  if (earlierResult) return earlierResult;
  try {
    return await em.transactional(async (tx) => {
      await storeKey(tx, request);
      return work(tx);
    });
  } catch (error) {
    // An error such as CONFLICT may come from a concurrent duplicate of this request. Its result is
    // returned instead.
    const winner = request.key ? await before(em.fork()) : null;
    if (winner) return winner;
    throw error;
  }
}

/** Deletes idempotency keys after the retention time. */
export async function forgetKeys(em: EntityManager): Promise<void> {
  await sql`
    delete from idempotency_key where made_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    em.getKysely(),
  );
}
