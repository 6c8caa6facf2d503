import { expect, it } from 'vitest';
import { MailTrouble, troubleOf } from './mail-trouble.js';

it.each([
  ['nobody listens', { code: 'ESOCKET' }, MailTrouble.AWAY],
  ['the server closes', { code: 'EENVELOPE', responseCode: 421 }, MailTrouble.AWAY],
  ['no TLS', { cause: { code: 'ETLS', response: '502 no' } }, MailTrouble.NO_TLS],
  ['wrong password', { code: 'EAUTH', responseCode: 535 }, MailTrouble.SIGN_IN],
  [
    'unknown address',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    MailTrouble.ADDRESS,
  ],
  [
    'full for now',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 },
    MailTrouble.REFUSED,
  ],
  ['the words', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, MailTrouble.REFUSED],
  ['anything else', new Error('what a server says'), MailTrouble.REFUSED],
])('distinguishes the cause: %s', (_name, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
