import { type LocalSmtp, startLocalSmtp } from '../src/platform/mail/local-smtp.js';

export interface Mailbox {
  smtpUrl: string;
  /** How often each mail came, by its Message-ID. */
  came: Map<string, number>;
  /** The last code that came to an address. */
  codes: Map<string, string>;
  /** Nobody answers any more. */
  stop(): Promise<void>;
  /** Somebody answers again, where they did before. */
  restart(): Promise<void>;
}

/** A mail server of the drill's own, which can be away for a while. */
export async function openMailbox(): Promise<Mailbox> {
  const came = new Map<string, number>();
  const codes = new Map<string, string>();
  const take = (mail: Buffer, to: string[]) => {
    const text = mail.toString();
    const [, id = ''] = /^Message-ID: <([^@>]+)/im.exec(text) ?? [];
    came.set(id, (came.get(id) ?? 0) + 1);
    const [, code] = /^Subject: (\d{4}) /m.exec(text) ?? [];
    for (const address of to) if (code) codes.set(address, code);
  };
  let smtp: LocalSmtp | undefined = await startLocalSmtp(take);
  const { smtpUrl } = smtp;
  return {
    ...{ smtpUrl, came, codes },
    async stop() {
      await smtp?.stop();
      smtp = undefined;
    },
    async restart() {
      smtp = await startLocalSmtp(take, Number(new URL(smtpUrl).port));
    },
  };
}
