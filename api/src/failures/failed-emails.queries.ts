import { sql, type SqlBool } from 'kysely';
import type { Em } from '../database.js';
import { MailStatus } from '../mails/mail.entity.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import { ACTOR_COLUMNS } from '../users/actor.js';
import type { FailureFilter } from './failures.inputs.js';
import { matchesFailureFilter } from './failure-filters.queries.js';

/** A literal and not a parameter, so that PostgreSQL uses the partial indexes of failed mails. */
const hasFailed = sql<SqlBool>`f.status = ${sql.lit(MailStatus.FAILED)}`;

/**
 * Recipient of a retry. Mails about an order or a statement go to the customer's current e-mail.
 */
const nextRecipient = sql<string | null>`case
  when f.order_id is not null then (
    select u.email from "order" o join "user" u on u.id = o.user_id where o.id = f.order_id)
  when f.statement_id is not null then (
    select u.email from statement s join "user" u on u.id = s.user_id where s.id = f.statement_id)
  else f.recipient end`;

const selectFailed = (em: Em) =>
  em
    .getKysely()
    .selectFrom('mail as f')
    .leftJoin('user as actor', (join) =>
      join.onRef('actor.id', '=', 'f.updated_by').on('f.dismissed_at', 'is not', null),
    )
    .select([
      ...(['f.id', 'f.topic', 'f.recipient', 'f.order_id as orderId', 'f.status'] as const),
      ...([
        'f.created_at as createdAt',
        'f.attempts',
        'f.last_attempt_at as lastAttemptAt',
        'f.failure_reason as failureReason',
      ] as const),
      ...(['f.dismissed_at as dismissedAt', 'f.dismissal_reason as dismissalReason'] as const),
      ...(['f.version', 'f.updated_by as updatedBy'] as const),
      ...ACTOR_COLUMNS,
      nextRecipient.as('nextRecipient'),
      sql<boolean>`coalesce(f.expires_at <= now(), false)`.as('isExpired'),
      sql<boolean>`f.sealed is null`.as('isContentDeleted'),
    ]);

export type FailedEmailRow = Awaited<
  ReturnType<ReturnType<typeof selectFailed>['execute']>
>[number];

/** Failed emails, newest first, in one query. */
export const listFailedEmails = (
  em: Em,
  filter: FailureFilter,
  page: Page,
): Promise<Connection<FailedEmailRow>> =>
  keysetPage(em, selectFailed(em).where(hasFailed).where(matchesFailureFilter(filter)), 'f', page);

/** One mail in its current state, failed or not. */
export const findFailedEmail = (em: Em, id: string): Promise<FailedEmailRow | undefined> =>
  selectFailed(em).where('f.id', '=', id).executeTakeFirst();
