/** Validity of a code in minutes. */
export const CODE_MINUTES = 5;
/** Failed attempts allowed per code. */
export const MAX_ATTEMPTS = 3;
/**
 * Seconds between two codes for one e-mail, purpose and browser. The sign-in screens count down the
 * same time.
 */
export const RESEND_SECONDS = 59;

/**
 * Failed attempts allowed in any 24 hours and any 30 days. `untrusted` is one limit for all
 * untrusted browsers of an e-mail: above it they get links instead of codes. `trusted` is the limit
 * of one trusted device: above it the device counts as untrusted.
 */
export const FAILED_ATTEMPTS = {
  untrusted: { day: 5, month: 10 },
  trusted: { day: 10, month: 20 },
} as const;

/**
 * Codes mailed per e-mail to untrusted browsers in any hour and any 24 hours; above that, links are
 * mailed. The daily limit is lower for sign-ups, because the mailbox owner may not want an account.
 */
export const UNTRUSTED_CODES = {
  login: { hour: 5, day: 5 * 24 },
  signup: { hour: 5, day: 10 },
} as const;
/**
 * Mails per topic that an unconfirmed e-mail gets in any 24 hours. Hints repeat the same text, so
 * three are enough. Each topic has its own limit, so that hints requested by strangers do not use
 * up the confirmations requested by staff.
 */
export const MAILS_A_DAY = { hint: 3, confirmation: 5, removal: 3, access: 3 } as const;
/** E-mail changes that one account may request in any 24 hours. */
export const NEW_EMAILS_A_DAY = 10;
/**
 * Validity of an e-mail link in minutes. During this time no second link is sent, so the recipient
 * always has a valid one. A sign-up link does not work for an existing account.
 */
export const LINK_MINUTES = { login: 10, signup: 60 } as const;
