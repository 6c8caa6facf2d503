import { type LocalSmtp, startLocalSmtp } from '../platform/mail/local-smtp.js';

export interface FakeSmtp extends LocalSmtp {
  /** Message-IDs of mails that the server rejects once each. */
  refuseOnce: Set<string>;
  /** Message-IDs of all completely received mails, including rejected ones. */
  arrived: string[];
}

const messageIdOf = (mail: string): string => /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '';

/** Starts a mail server that can reject chosen mails. */
export async function startSmtp(): Promise<FakeSmtp> {
  const refuseOnce = new Set<string>();
  const arrived: FakeSmtp['arrived'] = [];
  const smtp = await startLocalSmtp((mail) => {
    const messageId = messageIdOf(mail.toString());
    arrived.push(messageId);
    if (refuseOnce.delete(messageId)) throw new Error('Try again later');
  });
  return { ...smtp, refuseOnce, arrived };
}
