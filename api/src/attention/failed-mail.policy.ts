import { MailTrouble } from '../platform/mail/mail-trouble.js';
import type { FailedMailRow } from './failed-mails.queries.js';

const WORDS: Record<MailTrouble, string> = {
  [MailTrouble.AWAY]: 'The mail server could not be reached',
  [MailTrouble.NO_TLS]: 'The mail server takes mail only in the clear, so nothing was sent',
  [MailTrouble.SIGN_IN]: 'The mail server did not let us sign in',
  [MailTrouble.ADDRESS]: 'The mail server does not take mail for this address',
  [MailTrouble.REFUSED]: 'The mail server refused it',
  [MailTrouble.SEALED]: 'It was sealed with another secret, so it cannot be read',
  [MailTrouble.FILE]: 'The PDF that goes with it could not be made',
};

/** Cause of a failure as text for staff. It contains no text of the mail server. */
export const troubleInWords = (trouble: MailTrouble | null): string =>
  trouble ? WORDS[trouble] : 'Why was not kept';

/** Returns the reason why it cannot be retried; null if it can. */
export function whyNotAgain({
  isOver,
  isForgotten,
  trouble,
  goesTo,
}: Pick<FailedMailRow, 'isOver' | 'isForgotten' | 'trouble' | 'goesTo'>): string | null {
  if (isOver) return 'What this mail says is no longer true, so it cannot be sent any more';
  if (isForgotten || trouble === MailTrouble.SEALED)
    return 'The words of this mail are gone, so it cannot be sent any more';
  if (goesTo === null) return 'The customer has no e-mail any more';
  return null;
}
