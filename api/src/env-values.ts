import { isIP } from 'node:net';
import { makeValidator } from 'envalid';
import { normaliseEmail } from './platform/email.js';

/** A check of one value: what does not look right stops the start with these words behind the name. */
const matching = (pattern: RegExp, words: string) =>
  makeValidator((input) => {
    if (!pattern.test(input)) throw new Error(words);
    return input;
  });

const POSTGRES_URL = /^postgres(ql)?:\/\/.+/;
const POSTGRES_WORDS = 'must look like postgres://user:password@host/db';

export const smtpUrl = matching(/^smtps?:\/\/.+/, 'must look like smtp://user:password@host:587');

export const postgresUrl = matching(POSTGRES_URL, POSTGRES_WORDS);

export const sender = matching(/^[^@]*[^@\s<]@[^@\s>]+>?$/, 'must look like Name <name@host>');

export const emailAddress = makeValidator((input) => {
  const email = normaliseEmail(input);
  if (!email) throw new Error('is no e-mail address');
  return email;
});

export const webUrl = makeValidator((input) => {
  if (!/^https?:\/\//.test(input) || !URL.canParse(input))
    throw new Error('must look like https://laundry.example.in');
  return input;
});

/** The parts of a list with commas, none of them empty. */
const partsOf = (input: string): string[] =>
  input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const postgresUrls = makeValidator((input) => {
  const urls = partsOf(input);
  if (!urls.every((part) => POSTGRES_URL.test(part)))
    throw new Error(`each ${POSTGRES_WORDS}, with commas between`);
  return urls;
});

export const wholeNumber = makeValidator((input) => {
  if (!/^[1-9]\d{0,5}$/.test(input)) throw new Error('must be a whole number from 1 on');
  return Number(input);
});

function isNetwork(part: string): boolean {
  const [address = '', prefix, ...more] = part.split('/');
  const kind = isIP(address);
  if (!kind || more.length) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d*$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128);
}

export const networks = makeValidator((input) => {
  const parts = partsOf(input);
  if (!parts.length || !parts.every(isNetwork))
    throw new Error('must be addresses or networks such as 10.0.0.0/8, with commas between');
  return parts.join(',');
});
