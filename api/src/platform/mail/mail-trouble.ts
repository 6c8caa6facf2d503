import { isAway, isWithoutTLS } from './mailer.js';

/**
 * Cause of a failed delivery. The database stores these texts. The response of the mail server is
 * only logged, because it may quote the mail.
 */
export const MailTrouble = {
  AWAY: 'away',
  NO_TLS: 'no tls',
  SIGN_IN: 'sign-in',
  ADDRESS: 'address',
  REFUSED: 'refused',
  /** The content was encrypted with another secret; no attempt was made. */
  SEALED: 'sealed',
  /** An attachment could not be created; no attempt was made. */
  FILE: 'file',
} as const;
export type MailTrouble = (typeof MailTrouble)[keyof typeof MailTrouble];

/** SMTP codes from 500 on are permanent errors. */
const FOR_GOOD = 500;

interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
  cause?: unknown;
}

/** Cause of a failed delivery, from the thrown error. */
export function troubleOf(error: unknown): MailTrouble {
  const { code, command, responseCode = 0, cause } = error as Refusal;
  if (isWithoutTLS(error) || isWithoutTLS(cause)) return MailTrouble.NO_TLS;
  if (isAway(error)) return MailTrouble.AWAY;
  if (code === 'EAUTH') return MailTrouble.SIGN_IN;
  const isOfAddress = command === 'RCPT TO' && responseCode >= FOR_GOOD;
  return isOfAddress ? MailTrouble.ADDRESS : MailTrouble.REFUSED;
}
