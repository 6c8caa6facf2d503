import { createTransport, type Transporter } from 'nodemailer';

/** What a person gets: the same words as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: MailContent & { to: string; messageId: string }): Promise<void>;
  close(): void;
}

/** Mail over SMTP. `smtpUrl` also names the local catcher: nothing here knows the difference. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport: Transporter = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
