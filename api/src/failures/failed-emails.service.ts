import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { MailStatus } from '../mails/mail.entity.js';
import { sendAgain } from '../mails/outbox.service.js';
import { type AppError, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict } from '../users/version-conflict.service.js';
import type { DismissFailedEmailInput } from './failures.inputs.js';
import { notRetryableReasonOf } from './failed-email.policy.js';
import { type FailedEmailRow, findFailedEmail } from './failed-emails.queries.js';
import { dismissalBy } from './failure-filters.queries.js';

interface MailDeps {
  em: Em;
}

/**
 * Error for a mail that could not be retried or dismissed: NOT_FOUND if it never failed, otherwise
 * CONFLICT.
 */
async function refusalOf(
  em: Em,
  viewer: Viewer,
  { version }: ExpectedVersion,
  now: FailedEmailRow | undefined,
): Promise<AppError> {
  const hasNeverFailed = now?.status !== MailStatus.FAILED && now?.updatedBy === null;
  if (!now || hasNeverFailed) return notFound('Mail');
  if (now.version !== version) return explainConflict(em, viewer, 'Mail', now);
  if (now.status !== MailStatus.FAILED)
    return conflict('STATUS_FORBIDS', 'This email was already sent or dismissed. Refresh the list');
  return conflict('STATUS_FORBIDS', 'This email was already dismissed');
}

/**
 * Retries a failed mail. A mail about an order or a statement isQueued to the customer's current
 * e-mail. A second concurrent retry gets a CONFLICT that names the first user.
 */
export function retryFailedEmail(
  viewer: Viewer,
  { em }: MailDeps,
  expected: ExpectedVersion,
): Promise<void> {
  if (!isUuid(expected.id)) throw notFound('Mail');
  return em.transactional(async (tx) => {
    const mail = await findFailedEmail(tx, expected.id);
    const isCurrent = mail?.status === MailStatus.FAILED && mail.version === expected.version;
    const reason = isCurrent ? notRetryableReasonOf(mail) : null;
    if (reason) throw conflict('STATUS_FORBIDS', reason);
    const isQueued =
      isCurrent &&
      mail.nextRecipient !== null &&
      (await sendAgain(tx, viewer, expected, mail.nextRecipient));
    if (!isQueued)
      throw await refusalOf(tx, viewer, expected, await findFailedEmail(tx, expected.id));
  });
}

/** Dismisses a failed mail, and stores the reason. */
export function dismissFailedEmail(
  viewer: Viewer,
  { em }: MailDeps,
  { reason, ...expected }: ExpectedVersion & DismissFailedEmailInput,
): Promise<void> {
  if (!isUuid(expected.id)) throw notFound('Mail');
  return em.transactional(async (tx) => {
    const { numUpdatedRows } = await tx
      .getKysely()
      .updateTable('mail')
      .set(dismissalBy(viewer, reason))
      .where('id', '=', expected.id)
      .where('version', '=', expected.version)
      .where('status', '=', MailStatus.FAILED)
      .where('dismissed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw await refusalOf(tx, viewer, expected, await findFailedEmail(tx, expected.id));
  });
}
