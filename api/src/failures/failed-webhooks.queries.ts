import { sql, type SqlBool } from 'kysely';
import type { Em } from '../database.js';
import type { Notification } from '../payment-links/payment-provider.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import { ACTOR_COLUMNS } from '../users/actor.js';
import type { FailureFilter } from './failures.inputs.js';
import { matchesFailureFilter } from './failure-filters.queries.js';

/**
 * SQL condition for open webhooks. It equals the condition of the partial indexes, so that
 * PostgreSQL uses them.
 */
const isOpen = sql<SqlBool>`f.done_at is null`;

const selectFailed = (em: Em) =>
  em
    .getKysely()
    .selectFrom('failed_webhook as f')
    .leftJoin('user as actor', (join) =>
      join.onRef('actor.id', '=', 'f.updated_by').on('f.dismissed_at', 'is not', null),
    )
    .select([
      ...(['f.id', 'f.event_id as eventId', 'f.kind', 'f.outcome', 'f.amount'] as const),
      ...(['f.order_id as orderId', 'f.payment_id as paymentId'] as const),
      ...([
        'f.created_at as createdAt',
        'f.attempts',
        'f.last_attempt_at as lastAttemptAt',
      ] as const),
      ...(['f.dismissed_at as dismissedAt', 'f.dismissal_reason as dismissalReason'] as const),
      ...(['f.version', 'f.updated_by as updatedBy', 'f.done_at as doneAt'] as const),
      ...ACTOR_COLUMNS,
      sql<Notification | null>`f.notification`.as('notification'),
    ]);

export type FailedWebhookRow = Awaited<
  ReturnType<ReturnType<typeof selectFailed>['execute']>
>[number];

/** Failed payment webhooks, newest first, in one query. */
export const listFailedWebhooks = (
  em: Em,
  filter: FailureFilter,
  page: Page,
): Promise<Connection<FailedWebhookRow>> =>
  keysetPage(em, selectFailed(em).where(isOpen).where(matchesFailureFilter(filter)), 'f', page);

/** One webhook in its current state, processed or not. */
export const findFailedWebhook = (em: Em, id: string): Promise<FailedWebhookRow | undefined> =>
  selectFailed(em).where('f.id', '=', id).executeTakeFirst();
