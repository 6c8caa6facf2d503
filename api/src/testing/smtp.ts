import { SMTPServer } from 'smtp-server';
import { freePort } from './http.js';

export interface FakeSmtp {
  url: string;
  /** Message-IDs that are refused, once each. */
  refuseOnce: Set<string>;
  /** Every mail that arrived whole, also those that were refused. */
  arrived: string[];
  stop(): Promise<void>;
}

const messageIdOf = (mail: string): string => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';

/** A mail server that refuses what it is told to, on a port of its own. */
export async function startSmtp(): Promise<FakeSmtp> {
  const refuseOnce = new Set<string>();
  const arrived: FakeSmtp['arrived'] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const messageId = messageIdOf(Buffer.concat(chunks).toString());
        arrived.push(messageId);
        done(refuseOnce.delete(messageId) ? new Error('Try again later') : null);
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    refuseOnce,
    arrived,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
