import { MailTrouble } from '../platform/mail/mail-trouble.js';
import type { FailedMailRow } from './failed-mails.queries.js';

const WORDS: Record<MailTrouble, string> = {
  [MailTrouble.AWAY]: 'The mail server could not be reached',
  [MailTrouble.NO_TLS]: 'The mail server does not support TLS, so nothing was sent',
  [MailTrouble.SIGN_IN]: 'The mail server refused our sign-in',
  [MailTrouble.ADDRESS]: 'The mail server does not accept mail for this address',
  [MailTrouble.REFUSED]: 'The mail server refused it',
  [MailTrouble.SEALED]: 'It was encrypted with a different APP_SECRET and cannot be read',
  [MailTrouble.FILE]: 'The PDF attachment could not be created',
};

/** Cause of a failure, as text for staff. It contains no text of the mail server. */
export const troubleInWords = (trouble: MailTrouble | null): string =>
  trouble ? WORDS[trouble] : 'The reason was not recorded';

/** Reason why a mail cannot be retried; null if it can. */
export function whyNotAgain({
  isOver,
  isForgotten,
  trouble,
  goesTo,
}: Pick<FailedMailRow, 'isOver' | 'isForgotten' | 'trouble' | 'goesTo'>): string | null {
  if (isOver) return 'This mail is out of date and cannot be sent';
  if (isForgotten || trouble === MailTrouble.SEALED)
    return 'The text of this mail was already deleted, so it cannot be sent';
  if (goesTo === null) return 'The customer no longer has an email';
  return null;
}
