import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface LocalSmtp {
  smtpUrl: string;
  stop(): Promise<void>;
}

/** Receives a complete mail and its recipients. A thrown error rejects the mail. */
export type TakeMail = (mail: Buffer, to: string[]) => void | Promise<void>;

/** Starts an SMTP server on the loopback interface, on a free port by default. */
export async function startLocalSmtp(take: TakeMail, onPort = 0): Promise<LocalSmtp> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((mail) => take(mail, to))
        .then(() => done(), done);
    },
  });
  // Without a listener, the error of an aborted connection would end the process.
  smtp.on('error', () => undefined);
  const listener = smtp.listen(onPort, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
