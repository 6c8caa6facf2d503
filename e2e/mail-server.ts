import PostalMime from 'postal-mime';
import { type LocalSmtp, startLocalSmtp } from '../api/src/platform/mail/local-smtp.js';

export interface CaughtMail {
  from: { name: string; address: string };
  to: string[];
  messageId: string;
  subject: string;
  text: string;
}

export interface MailServer extends LocalSmtp {
  caught: CaughtMail[];
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

/** Starts a mail server for one test. It accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const caught: CaughtMail[] = [];
  const smtp = await startLocalSmtp(async (mail) => {
    caught.push(await read(mail));
  });
  return { ...smtp, caught };
}
