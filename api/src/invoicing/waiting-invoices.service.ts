import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { business, ISSUE_WAITING_INVOICES } from '../business/business.service.js';
import type { Em } from '../database.js';
import { addJob } from '../platform/jobs/queue.js';

// Waiting invoices: orders whose invoice waits until the company details are confirmed. A job then
// issues the invoices in the order of delivery.

/** SQL of the waiting orders that are still delivered, so that they get an invoice. */
const waiting = sql`
  from waiting_invoice w join "order" o on o.id = w.order_id
  where o.order_status = 'delivered'`;

/** Number of delivered orders that wait for the confirmation of the company details. */
export async function countWaiting(em: Em): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${waiting}`.execute(
    em.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/**
 * The next waiting order, by time of delivery, except those in `without`. Orders whose delivery was
 * undone come last; they get no invoice, and the caller deletes their row.
 */
export async function nextWaiting(em: Em, without: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from waiting_invoice w join "order" o on o.id = w.order_id
    where o.id <> all (${without}::uuid[])
    order by o.delivery_date nulls last, o.id limit 1`.execute(em.getKysely());
  return rows[0]?.id;
}

export const endWaiting = (tx: Em, orderId: string): Promise<unknown> =>
  tx.getKysely().deleteFrom('waiting_invoice').where('order_id', '=', orderId).execute();

async function isConfirmed(tx: Em): Promise<boolean> {
  if ((await business(tx)).confirmedAt) return true;
  // The shared lock makes a concurrent confirmation wait, so that its job finds the row that
  // `hasToWait` inserts.
  return Boolean((await business(tx, LockMode.PESSIMISTIC_READ)).confirmedAt);
}

/**
 * Returns whether the invoice of an order must wait, and then records the order as waiting. An
 * invoice waits before the confirmation of the company details, and while earlier invoices wait.
 * After the confirmation one job issues the waiting invoices.
 */
export async function hasToWait(tx: Em, orderId: string): Promise<boolean> {
  const confirmed = await isConfirmed(tx);
  if (confirmed && !(await nextWaiting(tx, []))) return false;
  await tx
    .getKysely()
    .insertInto('waiting_invoice')
    .values({ order_id: orderId })
    .onConflict((there) => there.column('order_id').doNothing())
    .execute();
  if (confirmed) await addJob(tx, ISSUE_WAITING_INVOICES, {}, { jobKey: ISSUE_WAITING_INVOICES });
  return true;
}
