import { sql, type SqlBool } from 'kysely';
import type { Em } from '../database.js';
import type { Notification } from '../payment-links/payment-provider.js';
import { newestFirst } from '../platform/lists/newest-first.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import type { FailedFilter } from './attention.inputs.js';
import { failedWithin, MOST_COUNTED, setAsideBy } from './failed.queries.js';

/** The same condition as in the partial indexes, so that PostgreSQL uses them. */
const isOpen = sql<SqlBool>`f.done_at is null`;

const selectFailed = (em: Em) =>
  em
    .getKysely()
    .selectFrom('failed_webhook as f')
    .select([
      ...(['f.id', 'f.event_id as eventId', 'f.kind', 'f.outcome', 'f.amount'] as const),
      ...(['f.order_id as orderId', 'f.payment_id as paymentId'] as const),
      ...(['f.created_at as createdAt', 'f.tries', 'f.tried_at as triedAt'] as const),
      ...(['f.set_aside_at as setAsideAt', 'f.set_aside_reason as setAsideReason'] as const),
      ...(['f.version', 'f.updated_by as updatedBy', 'f.done_at as doneAt'] as const),
      setAsideBy.as('setAsideBy'),
      sql<Notification | null>`f.notification`.as('notification'),
    ]);

export type FailedWebhookRow = Awaited<
  ReturnType<ReturnType<typeof selectFailed>['execute']>
>[number];

/** Failed payment webhooks, newest first, in one query. */
export const listFailedWebhooks = (
  em: Em,
  filter: FailedFilter,
  page: Page,
): Promise<Connection<FailedWebhookRow>> =>
  newestFirst(selectFailed(em).where(isOpen).where(failedWithin(filter)), 'f', page);

/** One webhook in its current state, processed or not. */
export const findFailedWebhook = (em: Em, id: string): Promise<FailedWebhookRow | undefined> =>
  selectFailed(em).where('f.id', '=', id).executeTakeFirst();

/** Number of failed webhooks that staff must handle, up to the limit. */
export async function countFailedWebhooks(em: Em): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from failed_webhook as f where ${isOpen} and ${failedWithin({})}
      order by f.created_at desc limit ${MOST_COUNTED}) as found`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}
