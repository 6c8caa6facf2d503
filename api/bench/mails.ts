import { SMTPServer } from 'smtp-server';

export interface Mails {
  smtpUrl: string;
  /** The code in the next mail to this address. */
  codeTo(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** A mail server that takes everything, keeps nothing, and hands on the codes that it was asked for. */
export async function startMails(): Promise<Mails> {
  const waiting = new Map<string, (code: string) => void>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, code] = /^Subject: (\d{4}) /m.exec(Buffer.concat(chunks).toString()) ?? [];
        for (const { address } of envelope.rcptTo) if (code) waiting.get(address)?.(code);
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    smtp.once('error', reject);
    const listener = smtp.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    codeTo: (email) => new Promise((resolve) => waiting.set(email, resolve)),
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
