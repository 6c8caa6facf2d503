import { isAway, isWithoutTLS } from './mailer.js';

/** Why a mail did not leave. What a mail server says is for the log alone: it may quote the mail. Stored by these texts. */
export const MailTrouble = {
  AWAY: 'away',
  NO_TLS: 'no tls',
  SIGN_IN: 'sign-in',
  ADDRESS: 'address',
  REFUSED: 'refused',
  /** Its words were sealed with another secret, so it was not even tried. */
  SEALED: 'sealed',
  /** What goes with it could not be made, so it was not even tried. */
  FILE: 'file',
} as const;
export type MailTrouble = (typeof MailTrouble)[keyof typeof MailTrouble];

/** From here on a mail server refuses for good. */
const FOR_GOOD = 500;

interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
  cause?: unknown;
}

/** What is behind a mail that could not be sent, from what the attempt threw. */
export function troubleOf(error: unknown): MailTrouble {
  const { code, command, responseCode = 0, cause } = error as Refusal;
  if (isWithoutTLS(error) || isWithoutTLS(cause)) return MailTrouble.NO_TLS;
  if (isAway(error)) return MailTrouble.AWAY;
  if (code === 'EAUTH') return MailTrouble.SIGN_IN;
  const isOfAddress = command === 'RCPT TO' && responseCode >= FOR_GOOD;
  return isOfAddress ? MailTrouble.ADDRESS : MailTrouble.REFUSED;
}
