/** Minutes that a code is valid. */
export const CODE_MINUTES = 5;
/** Wrong tries of one code. */
export const MAX_TRIES = 3;
/** Between two sends for the same e-mail and purpose; the screens count the same seconds down. */
export const RESEND_SECONDS = 59;
/** Wrong tries of an e-mail in any 24 hours after which codes stop for 24 hours. */
export const MAX_WRONG_TRIES = 10;
