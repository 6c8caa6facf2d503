import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { notFound } from '../../platform/errors.js';
import { isUuid } from '../../platform/ids.js';

const mails = (em: Em) =>
  em
    .getKysely()
    .selectFrom('mail as m')
    .select([
      'm.id',
      'm.topic',
      'm.recipient',
      'm.sealed',
      'm.order_id as orderId',
      'm.document_ids as documentIds',
      'm.status',
      'm.created_at as createdAt',
      'm.sent_at as sentAt',
      'm.supersede_key as supersedeKey',
      sql<boolean>`coalesce(m.expires_at <= now(), false)`.as('outdated'),
    ]);

export type OrderMailRow = Awaited<ReturnType<ReturnType<typeof mails>['execute']>>[number];

/** The mails about an order, newest first. Throws NOT_FOUND if the order does not exist. */
export async function mailsOf(em: Em, orderId: string): Promise<OrderMailRow[]> {
  const rows = await mails(em)
    .where('m.order_id', '=', orderId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  if (!rows.length) await requireOrderExists(em, orderId);
  return rows;
}

async function requireOrderExists(em: Em, id: string): Promise<void> {
  const order = await em
    .getKysely()
    .selectFrom('order')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
}

/**
 * One mail about an order. Throws NOT_FOUND for a mail that is about no order, such as one with a
 * sign-in code.
 */
export async function requireOrderMail(
  em: Em,
  id: string,
): Promise<OrderMailRow & { orderId: string }> {
  const row = isUuid(id) ? await mails(em).where('m.id', '=', id).executeTakeFirst() : undefined;
  if (!row?.orderId) throw notFound('Mail');
  return { ...row, orderId: row.orderId };
}
