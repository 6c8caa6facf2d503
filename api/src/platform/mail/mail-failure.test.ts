import { expect, it } from 'vitest';
import { MailFailure, mailFailureOf } from './mail-failure.js';

it.each([
  ['server not running', { code: 'ESOCKET' }, MailFailure.AWAY],
  ['the server closes', { code: 'EENVELOPE', responseCode: 421 }, MailFailure.AWAY],
  ['no TLS', { cause: { code: 'ETLS', response: '502 no' } }, MailFailure.NO_TLS],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, MailFailure.SIGN_IN],
  [
    'unknown address',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    MailFailure.ADDRESS,
  ],
  [
    'full for now',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 },
    MailFailure.REFUSED,
  ],
  ['the words', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, MailFailure.REFUSED],
  ['anything else', new Error('what a server says'), MailFailure.REFUSED],
])('returns the cause: %s', (_name, error, trouble) => {
  expect(mailFailureOf(error)).toBe(trouble);
});
