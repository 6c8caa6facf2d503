import { MailFailure } from '../platform/mail/mail-failure.js';
import type { FailedEmailRow } from './failed-emails.queries.js';

const WORDS: Record<MailFailure, string> = {
  [MailFailure.AWAY]: 'The mail server could not be reached',
  [MailFailure.NO_TLS]: 'The mail server has no secure connection (TLS), so nothing was sent',
  [MailFailure.SIGN_IN]: 'The mail server refused our sign-in',
  [MailFailure.ADDRESS]: 'The mail server does not accept mail for this address',
  [MailFailure.REFUSED]: 'The mail server refused this email',
  [MailFailure.SEALED]: 'This email can no longer be read, because APP_SECRET was changed',
  [MailFailure.FILE]: 'The PDF attachment could not be created',
};

/** Cause of a failure, as text for staff. It contains no text of the mail server. */
export const describeFailure = (failureReason: MailFailure | null): string =>
  failureReason ? WORDS[failureReason] : 'The reason was not recorded';

/** Reason why a mail cannot be retried; null if it can. */
export function notRetryableReasonOf({
  isExpired,
  isContentDeleted,
  failureReason,
  nextRecipient,
}: Pick<FailedEmailRow, 'isExpired' | 'isContentDeleted' | 'failureReason' | 'nextRecipient'>):
  string | null {
  if (isExpired) return 'This mail is out of date and cannot be sent';
  if (isContentDeleted || failureReason === MailFailure.SEALED)
    return 'The text of this mail was already deleted, so it cannot be sent';
  if (nextRecipient === null) return 'The customer no longer has an email';
  return null;
}
