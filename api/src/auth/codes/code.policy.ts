/** Minutes that a code is valid. */
export const CODE_MINUTES = 5;
/** Wrong tries of one code. */
export const MAX_TRIES = 3;
/** Between two sends to whoever asks for the same e-mail and purpose; the screens count the same seconds down. */
export const RESEND_SECONDS = 59;

/**
 * Wrong tries in any 24 hours and in any 30 days: of an e-mail in all browsers together that are not marked
 * for its account, and of one marked browser. With one more, links take the place of codes there.
 */
export const WRONG_TRIES = {
  unknown: { day: 5, month: 10 },
  marked: { day: 10, month: 20 },
} as const;

/**
 * Codes for an e-mail in any hour and in any 24 hours to browsers that are not marked; then links take their
 * place. Codes to sign up may go to somebody who wants no account.
 */
export const UNKNOWN_CODES = {
  login: { hour: 5, day: 5 * 24 },
  signup: { hour: 5, day: 10 },
} as const;
/**
 * Mails in any 24 hours that a mailbox gets about one thing because somebody typed its e-mail who has not proved it.
 * Hints say the same each time, so the last one serves; another e-mail for an account is counted apart for staff,
 * who can still help when strangers have used it up. So do mails that say that access to the back-office was given, and
 * that it has ended.
 */
export const MAILS_A_DAY = { hint: 3, confirmation: 5, removal: 3, access: 3 } as const;
/** New e-mails in any 24 hours that an account may ask for, whichever they are. */
export const NEW_EMAILS_A_DAY = 10;
/**
 * How long a mailed link to sign in or up works, and how long no other one is sent: so there is always one that
 * works, for whoever reads the mailbox. One to sign up is good for no account that exists.
 */
export const LINK_MINUTES = { login: 10, signup: 60 } as const;
