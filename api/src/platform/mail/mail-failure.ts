import { isAway, isWithoutTLS } from './mailer.js';

/**
 * Cause of a failed delivery. The database stores these texts. The response of the mail server is
 * only logged, because it may quote the mail.
 */
export const MailFailure = {
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
export type MailFailure = (typeof MailFailure)[keyof typeof MailFailure];

/** SMTP codes from 500 on are permanent errors. */
const PERMANENT = 500;

interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
  cause?: unknown;
}

/** Cause of a failed delivery, from the thrown error. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, command, responseCode = 0, cause } = error as Refusal;
  if (isWithoutTLS(error) || isWithoutTLS(cause)) return MailFailure.NO_TLS;
  if (isAway(error)) return MailFailure.AWAY;
  if (code === 'EAUTH') return MailFailure.SIGN_IN;
  const isOfAddress = command === 'RCPT TO' && responseCode >= PERMANENT;
  return isOfAddress ? MailFailure.ADDRESS : MailFailure.REFUSED;
}
