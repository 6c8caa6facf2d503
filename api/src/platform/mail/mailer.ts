import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from '../http/loopback-only.js';

/** Content of a mail, as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Attachment of a mail. */
export interface MailFile {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface Mailer {
  send(mail: MailContent & { to: string; messageId: string; files?: MailFile[] }): Promise<void>;
  close(): void;
}

const NO_TLS_ERROR =
  'the mail server offers no TLS (STARTTLS), so nothing was sent: use smtps:// or another server, or, in a network of your own, add ?ignoreTLS=true to SMTP_URL';

/** Whether the connection to another machine starts without TLS. */
function startsWithoutTls({ protocol, hostname }: URL): boolean {
  return protocol === 'smtp:' && !isLoopback(hostname);
}

const allowsPlainText = ({ searchParams }: URL): boolean =>
  searchParams.get('ignoreTLS') === 'true';

/** Whether STARTTLS is required: for a remote server, unless the URL allows plain text. */
export function mustUpgrade(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return startsWithoutTls(url) && !allowsPlainText(url);
}

/** Whether the URL allows plain text to a remote server. */
export function isUnencrypted(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  return startsWithoutTls(url) && allowsPlainText(url);
}

/**
 * Whether the error means that the server refused STARTTLS. A wrong certificate is another error.
 */
export function isWithoutTLS(error: unknown): boolean {
  const { code, response } = (error ?? {}) as { code?: string; response?: string };
  return code === 'ETLS' && response !== undefined;
}

/** SMTP code "Service not available": the server closes the connection. */
const CLOSING = 421;

/** Whether the error means that the mail server is unavailable for all recipients. */
export function isAway(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode === CLOSING;
  return code !== undefined && /^(ECONNECTION|ECONNREFUSED|ESOCKET|ETIMEDOUT|EDNS)$/.test(code);
}

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Requires an upgrade to TLS. */
  requireTLS?: boolean;
}

/** Creates a client that sends mail over SMTP. `smtpUrl` may also be the development inbox. */
export function createMailer({ smtpUrl, from, requireTLS = false }: MailerOptions): Mailer {
  const transport: Transporter = createTransport(
    {
      url: smtpUrl,
      requireTLS,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    async send({ files, ...mail }) {
      try {
        await transport.sendMail({ ...mail, attachments: files });
      } catch (error) {
        throw isWithoutTLS(error) ? new Error(NO_TLS_ERROR, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}
