import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { business, ISSUE_WAITING_PAPERS } from '../business/business.service.js';
import type { Em } from '../database.js';
import { addJob } from '../platform/jobs/queue.js';

// Orders whose papers wait until the company details are confirmed. They get theirs in the order of their delivery.

/** Paper-waiting orders that can be invoiced, first the one that was delivered first. */
const waiting = sql`
  from waiting_paper w join "order" o on o.id = w.order_id
  where o.order_status = 'delivered'`;

/** How many delivered orders wait for the confirmation of the company details. */
export async function countWaiting(em: Em): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${waiting}`.execute(
    em.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/** The order that is next, if any. An order that is no longer delivered comes last: its row only has to go. */
export async function nextWaiting(em: Em, without: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from waiting_paper w join "order" o on o.id = w.order_id
    where o.id <> all (${without}::uuid[])
    order by o.delivery_date nulls last, o.id limit 1`.execute(em.getKysely());
  return rows[0]?.id;
}

export const endWaiting = (tx: Em, orderId: string): Promise<unknown> =>
  tx.getKysely().deleteFrom('waiting_paper').where('order_id', '=', orderId).execute();

async function isConfirmed(tx: Em): Promise<boolean> {
  if ((await business(tx)).confirmedAt) return true;
  // Held until this ends, so that a confirmation finds the row that is about to be written.
  return Boolean((await business(tx, LockMode.PESSIMISTIC_READ)).confirmedAt);
}

/**
 * Whether the papers of an order have to wait, and notes it: for the confirmation, or for orders that were delivered before
 * it and still wait. Only a job, which takes them in turn, issues these.
 */
export async function hasToWait(tx: Em, orderId: string): Promise<boolean> {
  const confirmed = await isConfirmed(tx);
  if (confirmed && !(await nextWaiting(tx, []))) return false;
  await tx
    .getKysely()
    .insertInto('waiting_paper')
    .values({ order_id: orderId })
    .onConflict((there) => there.column('order_id').doNothing())
    .execute();
  if (confirmed) await addJob(tx, ISSUE_WAITING_PAPERS, {}, { jobKey: ISSUE_WAITING_PAPERS });
  return true;
}
