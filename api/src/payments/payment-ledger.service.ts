import { requirePermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { conflict } from '../platform/errors.js';
import { type KeyedRequest, runIdempotent } from '../platform/idempotency.js';
import { Payment } from './payment.entity.js';
import { entryWith } from './payments.queries.js';

export type NewEntry = Pick<Payment, 'orderId' | 'amount' | 'kind'> &
  Partial<Pick<Payment, 'method' | 'reference' | 'reason' | 'recordedAt'>>;

/**
 * Adds a ledger entry, in the transaction that changes the order. Throws FORBIDDEN without
 * PAYMENTS_TAKE, or without PAYMENTS_REFUND for a negative amount.
 */
export async function addEntry(
  em: Em,
  viewer: Viewer,
  { method, reference, reason, recordedAt, ...entry }: NewEntry,
  key?: string | null,
): Promise<void> {
  requirePermission(viewer, entry.amount < 0 ? 'payments.refund' : 'payments.take');
  em.create(Payment, {
    ...entry,
    method: method ?? null,
    reference: reference || null,
    reason: reason ?? null,
    byUserId: viewer.userId,
    idempotencyKey: key ?? null,
    recordedAt: recordedAt ?? null,
  });
  await em.flush();
}

interface EntryRequest extends Pick<KeyedRequest, 'key' | 'operation'> {
  orderId: string;
  input: object;
}

/** Makes a ledger entry once per idempotency key and body. */
export async function enterOnce(
  em: Em,
  viewer: Viewer,
  { orderId, input, ...request }: EntryRequest,
  work: (tx: Em) => Promise<void>,
): Promise<void> {
  const by = viewer.userId;
  await runIdempotent<Em, true>(
    em,
    { ...request, by, body: { ...input, orderId } },
    async (reader, key) => ((await hasEntry(reader, { orderId, key, by })) ? true : null),
    async (tx) => {
      await work(tx);
      return true;
    },
  );
}

/**
 * Whether a request with this idempotency key has already made an entry for the order. Throws
 * CONFLICT for a key that another account used.
 */
async function hasEntry(
  em: Em,
  { orderId, key, by }: { orderId: string; key: string; by: string },
): Promise<boolean> {
  const entry = await entryWith(em, orderId, key);
  if (entry && entry.byUserId !== by)
    throw conflict(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was used by another account on this order',
    );
  return entry !== undefined;
}
