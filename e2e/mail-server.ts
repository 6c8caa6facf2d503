import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  from: { name: string; address: string };
  to: string[];
  messageId: string;
  subject: string;
  text: string;
}

export interface MailServer {
  url: string;
  caught: CaughtMail[];
  stop(): Promise<void>;
}

async function read(raw: Buffer): Promise<CaughtMail> {
  const { from, to, messageId, subject, text } = await PostalMime.parse(raw);
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: (to ?? []).map(({ address }) => address ?? ''),
    messageId: messageId ?? '',
    subject: subject ?? '',
    text: text ?? '',
  };
}

/** A mail server of the test's own, which takes everything. */
export async function startMailServer(): Promise<MailServer> {
  const caught: CaughtMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        read(Buffer.concat(chunks)).then((mail) => {
          caught.push(mail);
          done();
        }, done);
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
