import { domainToASCII, domainToUnicode } from 'node:url';

/** Maximum length of an e-mail and of its local part (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/**
 * Local part of an e-mail: only an ASCII dot-atom. Quoted forms would allow many spellings of one
 * address. Mail servers treat non-ASCII letters differently, and most cannot deliver to such
 * addresses.
 */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/**
 * Domain as typed: letters of any script. Invisible characters are refused, because IDNA would
 * silently remove them.
 */
const DOMAIN_AS_TYPED = /^(?:(?!\p{DI})[\p{L}\p{M}\p{N}.-])+$/u;

const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Whether every xn-- label decodes and encodes back to itself. */
function isReadable(domain: string): boolean {
  const letters = domainToUnicode(domain);
  return !/(^|\.)xn--/.test(letters) && domainToASCII(letters) === domain;
}

/**
 * Normalises an e-mail for comparison, limits and storage: trimmed, lower case, domain in ASCII
 * (IDNA). Returns null for an invalid e-mail.
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
