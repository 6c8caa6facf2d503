import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LocalSmtp, startLocalSmtp } from './local-smtp.js';
import { createMailer } from './mailer.js';

let smtp: LocalSmtp;
let taken: { subject?: string; to: string[] }[];
let refusal: Error | undefined;
beforeEach(async () => {
  taken = [];
  refusal = undefined;
  smtp = await startLocalSmtp((mail, to) => {
    if (refusal) throw refusal;
    taken.push({ subject: /^Subject: (.*)\r$/m.exec(mail.toString())?.[1], to });
  });
});
afterEach(() => smtp.stop());

async function send(subject: string): Promise<void> {
  const mailer = createMailer({ smtpUrl: smtp.smtpUrl, from: 'Laundry <laundry@laundry.test>' });
  const words = { subject, text: subject, html: `<p>${subject}</p>` };
  await mailer
    .send({ to: 'asha@example.in', messageId: '<1@laundry.test>', ...words })
    .finally(() => mailer.close());
}

/** Sends these lines of a mail, then closes the connection without QUIT. */
async function breakOff(...said: string[]): Promise<void> {
  const socket = connect(Number(new URL(smtp.smtpUrl).port), '127.0.0.1');
  await once(socket, 'data');
  for (const line of said) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.resetAndDestroy();
  await once(socket, 'close');
}

it('passes received mails and their recipients on', async () => {
  await send('Your code is 4711');
  expect(taken).toEqual([{ subject: 'Your code is 4711', to: ['asha@example.in'] }]);
});

it('rejects a mail when its receiver throws, and accepts the next', async () => {
  refusal = new Error('Try again later');
  await expect(send('First')).rejects.toThrow('Try again later');
  refusal = undefined;
  await send('Second');
  expect(taken.map(({ subject }) => subject)).toEqual(['Second']);
});

it('continues after a sender disconnects in the middle of a mail', async () => {
  const begun = ['EHLO sender', 'MAIL FROM:<a@example.in>', 'RCPT TO:<b@example.in>'];
  await breakOff(...begun);
  await breakOff(...begun, 'DATA');
  await send('Still here');
  expect(taken.map(({ subject }) => subject)).toEqual(['Still here']);
});
