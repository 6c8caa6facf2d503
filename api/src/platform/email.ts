import { domainToASCII, domainToUnicode } from 'node:url';

/** Longest e-mail, and longest part of one before its @: what mail servers have to take. */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/**
 * Words with dots between, in ASCII. Quotes would let one mailbox be written in many ways, and mail servers
 * do not agree on which letters beyond ASCII are the same; most cannot deliver to those at all.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Letters of any script, and nothing that cannot be seen: what IDNA would silently leave out is refused. */
const DOMAIN_AS_TYPED = /^(?:(?!\p{DI})[\p{L}\p{M}\p{N}.-])+$/u;

const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Whether every label of a domain that says to be letters beyond ASCII (xn--…) is the form of such letters. */
function isReadable(domain: string): boolean {
  const letters = domainToUnicode(domain);
  return !/(^|\.)xn--/.test(letters) && domainToASCII(letters) === domain;
}

/**
 * The one form of an e-mail, in which it is compared, counted, limited and stored: trimmed, in lower case, its
 * domain as the name system knows it. Null for what is no e-mail that we send to.
 */
export function normaliseEmail(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return null;
  const [local = '', typed = '', ...more] = trimmed.split('@');
  if (more.length || local.length > MAX_LOCAL) return null;
  if (!LOCAL.test(local) || !DOMAIN_AS_TYPED.test(typed)) return null;
  const domain = domainToASCII(typed);
  const email = `${local.toLowerCase()}@${domain}`;
  return DOMAIN.test(domain) && isReadable(domain) && email.length <= MAX_LENGTH ? email : null;
}
