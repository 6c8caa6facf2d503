import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { MailStatus } from '../mails/mail.entity.js';
import { sendAgain } from '../mails/outbox.service.js';
import { type AppError, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import type { Seen } from '../platform/versioned.js';
import { missed } from '../users/versions.service.js';
import type { SetAsideArgs } from './attention.inputs.js';
import { whyNotAgain } from './failed-mail.policy.js';
import { type FailedMailRow, findFailedMail } from './failed-mails.queries.js';
import { asideBy } from './failed.queries.js';

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
  { version }: Seen,
  now: FailedMailRow | undefined,
): Promise<AppError> {
  const isOfOthers = now?.status !== MailStatus.FAILED && now?.updatedBy === null;
  if (!now || isOfOthers) return notFound('Mail');
  if (now.version !== version) return missed(em, viewer, 'Mail', now);
  if (now.status !== MailStatus.FAILED)
    return conflict('This mail is no longer waiting for a decision');
  return conflict('This mail was already dismissed');
}

/**
 * Retries a failed mail. A mail about an order or a statement goes to the customer's current
 * e-mail. A second concurrent retry gets a CONFLICT that names the first user.
 */
export function tryMailAgain(viewer: Viewer, { em }: MailDeps, seen: Seen): Promise<void> {
  if (!isUuid(seen.id)) throw notFound('Mail');
  return em.transactional(async (tx) => {
    const mail = await findFailedMail(tx, seen.id);
    const isSeen = mail?.status === MailStatus.FAILED && mail.version === seen.version;
    const reason = isSeen ? whyNotAgain(mail) : null;
    if (reason) throw conflict(reason);
    const goes = isSeen && mail.goesTo !== null && (await sendAgain(tx, viewer, seen, mail.goesTo));
    if (!goes) throw await refusalOf(tx, viewer, seen, await findFailedMail(tx, seen.id));
  });
}

/** Dismisses a failed mail, and stores the reason. */
export function setMailAside(
  viewer: Viewer,
  { em }: MailDeps,
  { reason, ...seen }: SetAsideArgs,
): Promise<void> {
  if (!isUuid(seen.id)) throw notFound('Mail');
  return em.transactional(async (tx) => {
    const { numUpdatedRows } = await tx
      .getKysely()
      .updateTable('mail')
      .set(asideBy(viewer, reason))
      .where('id', '=', seen.id)
      .where('version', '=', seen.version)
      .where('status', '=', MailStatus.FAILED)
      .where('set_aside_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw await refusalOf(tx, viewer, seen, await findFailedMail(tx, seen.id));
  });
}
