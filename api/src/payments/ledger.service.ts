import { requirePermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { conflict } from '../platform/errors.js';
import { checkIdempotencyKey } from '../platform/idempotency.js';
import { Payment, type PaymentKind } from './payment.entity.js';
import { entryWith } from './payments.queries.js';

export type NewEntry = Pick<Payment, 'orderId' | 'amount' | 'kind'> &
  Partial<Pick<Payment, 'method' | 'reference' | 'reason' | 'recordedAt'>>;

/**
 * Adds to the ledger of an order; in the transaction that changes the order. FORBIDDEN, whatever the money is part of, for whom
 * leave to take it, or to pay it back, was not given.
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

interface Once {
  orderId: string;
  key: string | null | undefined;
  /** What the act enters; a key that stands on something else is a CONFLICT. */
  kinds: readonly PaymentKind[];
  /** How much, in paise, where that is known before; another amount is something else too. */
  amount?: number;
}

/** Does the act unless its key has made an entry already, also when two with one key run at once. */
export async function enterOnce(
  em: Em,
  { orderId, key, kinds, amount }: Once,
  act: (tx: Em) => Promise<void>,
): Promise<void> {
  checkIdempotencyKey(key);
  const isEntered = async (): Promise<boolean> => {
    const entry = key ? await entryWith(em, orderId, key) : undefined;
    if (entry && !(kinds.includes(entry.kind) && entry.amount === (amount ?? entry.amount)))
      throw conflict('This idempotency key has been used for something else on this order');
    return entry !== undefined;
  };
  if (await isEntered()) return;
  try {
    await em.transactional(act);
  } catch (error) {
    if (await isEntered()) return;
    throw error;
  }
}
