import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../testing/smtp.js';
import { createMailer, isUnencrypted, mustUpgrade } from './mailer.js';

const MAIL = {
  ...{ to: 'asha@example.in', messageId: '<1@laundry.test>' },
  ...{ subject: 'Your code is 4711', text: 'Your code is 4711', html: '<p>Your code is 4711</p>' },
};
const from = 'Laundry <laundry@laundry.test>';

describe('mustUpgrade', () => {
  it.each<[url: string, upgraded: boolean, clear?: boolean]>([
    ['smtp://user:word@smtp.example.in:587', true],
    ['smtp://10.0.0.7', true],
    ['smtp://localhost.example.in', true],
    ['smtp://mail?ignoreTLS=false', true],
    ['smtp://mail?ignoreTLS=true', false, true],
    ['smtps://smtp.example.in:465', false],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
  ])('%s: %s', (url, upgraded, clear = false) => {
    expect(mustUpgrade(url)).toBe(upgraded);
    expect(isUnencrypted(url)).toBe(clear);
  });
});

describe('a mail server without TLS', () => {
  let smtp: FakeSmtp;
  afterEach(() => smtp.stop());

  it('is refused where TLS is required, and the error says how to continue', async () => {
    smtp = await startSmtp();
    const mailer = createMailer({ smtpUrl: smtp.smtpUrl, from, requireTLS: true });
    await expect(mailer.send(MAIL)).rejects.toThrow(/no TLS \(STARTTLS\).*smtps:.*ignoreTLS=true/);
    mailer.close();
    expect(smtp.arrived).toEqual([]);
  });

  it('is used when SMTP_URL has ignoreTLS', async () => {
    smtp = await startSmtp();
    const mailer = createMailer({ smtpUrl: `${smtp.smtpUrl}?ignoreTLS=true`, from });
    await mailer.send(MAIL);
    mailer.close();
    expect(smtp.arrived).toEqual(['<1@laundry.test>']);
  });
});

it('receives everything encrypted when it offers TLS, including the sender', async () => {
  const seen: boolean[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onMailFrom(_address, { secure }, done) {
      seen.push(secure);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () =>
      resolve((listener.address() as { port: number }).port),
    );
  });
  // The server uses a self-signed certificate, which only this test accepts.
  const smtpUrl = `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  const mailer = createMailer({ smtpUrl, from, requireTLS: true });
  await mailer.send(MAIL);
  mailer.close();
  expect(seen).toEqual([true]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
