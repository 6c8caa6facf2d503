import { makeValidator } from 'envalid';
import ipaddr from 'ipaddr.js';
import { normaliseEmail } from './platform/email.js';
import { isProtected } from './platform/postgres/pool.js';

/**
 * Validator of one value. An invalid value stops the start; the error is the name of the variable
 * and `words`.
 */
const matching = (pattern: RegExp, words: string) =>
  makeValidator((input) => {
    if (!pattern.test(input)) throw new Error(words);
    return input;
  });

const isPostgresUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text);
/**
 * Checks the options of a database URL, such as the path of a certificate. A wrong option then
 * stops the start and not the first request.
 */
function checkOptions(url: string): string {
  try {
    isProtected(url);
    return url;
  } catch (error) {
    throw new Error(`cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const smtpUrl = makeValidator((input) => {
  if (!/^smtps?:\/\/.+/.test(input) || !URL.canParse(input))
    throw new Error('must look like smtp://user:password@host:587');
  return input;
});

export const postgresUrl = makeValidator((input) => {
  if (!isPostgresUrl(input)) throw new Error('must look like postgres://user:password@host/db');
  return checkOptions(input);
});

export const sender = matching(/^[^@]*[^@\s<]@[^@\s>]+>?$/, 'must look like Name <name@host>');

export const emailAddress = makeValidator((input) => {
  const email = normaliseEmail(input);
  if (!email) throw new Error('is not an email address');
  return email;
});

/** Validates the public URL of the site, without a path. It is shown to all visitors. */
export const siteUrl = makeValidator((input) => {
  if (!/^https?:\/\//.test(input) || !URL.canParse(input))
    throw new Error('must look like https://laundry.example.in');
  const { username, password, pathname, search, hash } = new URL(input);
  if (username || password) throw new Error('must have no user and no password');
  if (pathname !== '/' || search || hash) throw new Error('must end with its host and port');
  return input;
});

/** Validates the URL of a bucket, with an optional folder. */
export const bucketUrl = makeValidator((input) => {
  if (!/^https?:\/\//.test(input) || !URL.canParse(input))
    throw new Error('must look like https://s3.ap-south-1.amazonaws.com/bucket');
  const { username, password, search, hash } = new URL(input);
  if (username || password) throw new Error('must have no user and no password');
  if (search || hash) throw new Error('must end with its bucket or a folder in it');
  return input;
});

export const webUrl = makeValidator((input) => {
  if (!/^https?:\/\//.test(input) || !URL.canParse(input))
    throw new Error('must look like https://laundry.example.in');
  return input;
});

/** Parts of a comma-separated list, without empty ones. */
const partsOf = (input: string): string[] =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const wholeNumber = makeValidator((input) => {
  if (!/^[1-9]\d{0,5}$/.test(input)) throw new Error('must be a whole number from 1 on');
  return Number(input);
});

/**
 * Shortest prefixes of networks that may be trusted: the widest private networks are 10.0.0.0/8 and
 * fc00::/7.
 */
const WIDEST = { ipv4: 8, ipv6: 7 };

/**
 * Whether a text is an IP address in full notation. The library also accepts 10.1 or 0x7f.1, which
 * Fastify refuses.
 */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

const isNetwork = (part: string): boolean =>
  part.includes('/')
    ? ipaddr.isValidCIDR(part) && isAddress(part.replace(/\/.*$/, ''))
    : isAddress(part);

/** Whether a proxy range is so wide that clients could forge their address in a header. */
function isTooWide(part: string): boolean {
  if (!part.includes('/')) return false;
  const [address, prefix] = ipaddr.parseCIDR(part);
  return prefix < WIDEST[address.kind()];
}

export const networks = makeValidator((input) => {
  const parts = partsOf(input);
  if (!parts.length || !parts.every(isNetwork))
    throw new Error('must be addresses or networks such as 10.0.0.0/8, with commas between');
  if (parts.some(isTooWide))
    throw new Error('must name your own proxies: a network wider than /8 (IPv6: /7) is refused');
  return parts.join(',');
});

const SHORTEST_SECRET = 32;

/**
 * Minimum number of different characters. 32 random hexadecimal digits have 14 on average, and
 * fewer than 9 less than once in 100,000 times.
 */
const FEWEST_CHARACTERS = 9;

/** Pattern of example values and of keyboard rows. */
const KNOWN_SECRET =
  /change.?(me|this|it)|replace|example|sample|your.?(app.?)?(secret|key)|pass.?word|placeholder|insecure|not.?(so.?)?secret|0123456789|1234567890|abcdefghij|qwertyuiop/i;

/**
 * Validates a secret: long, varied and no known example. Error messages never contain the value.
 */
export const secret = makeValidator((input) => {
  if (input.length < SHORTEST_SECRET)
    throw new Error(`must have at least ${SHORTEST_SECRET} characters`);
  const why =
    new Set(input).size < FEWEST_CHARACTERS
      ? 'has too few different characters'
      : KNOWN_SECRET.test(input) && 'looks like an example';
  if (why) throw new Error(`${why}: make one with openssl rand -base64 48`);
  return input;
});
