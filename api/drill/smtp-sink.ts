import { startLocalSmtp } from '../src/platform/mail/local-smtp.js';

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/**
 * A mail server that can be stopped for a while. It counts the deliveries of each mail by its
 * Message-ID.
 */
export async function startSmtpSink() {
  const received = new Map<string, number>();
  const take = (mail: Buffer) => {
    const [, id = ''] = /^Message-ID: <([^@>]+)/im.exec(mail.toString()) ?? [];
    received.set(id, (received.get(id) ?? 0) + 1);
  };
  let smtp = await startLocalSmtp(take);
  const { smtpUrl } = smtp;
  return {
    ...{ smtpUrl, received },
    stop: () => smtp.stop(),
    async restart() {
      smtp = await startLocalSmtp(take, Number(new URL(smtpUrl).port));
    },
  };
}
