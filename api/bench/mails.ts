import { type LocalSmtp, startLocalSmtp } from '../src/platform/mail/local-smtp.js';

export interface Mails extends LocalSmtp {
  /** The code in the next mail to this address. */
  codeTo(email: string): Promise<string>;
}

/** A mail server that takes everything, keeps nothing, and hands on the codes that it was asked for. */
export async function startMails(): Promise<Mails> {
  const waiting = new Map<string, (code: string) => void>();
  const smtp = await startLocalSmtp((mail, to) => {
    const [, code] = /^Subject: (\d{4}) /m.exec(mail.toString()) ?? [];
    for (const address of to) if (code) waiting.get(address)?.(code);
  });
  return { ...smtp, codeTo: (email) => new Promise((resolve) => waiting.set(email, resolve)) };
}
