import { compose } from '../../mails/email-template.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site-config.js';

export const passkeyAddedMail = (device: string, publicUrl: string): MailContent =>
  compose({
    subject: `A passkey was added to your ${site.brand} account`,
    paragraphs: [
      `A passkey was added to your account (${device}). You can now sign in with it without a code.`,
      'If this was not you, open Security now, remove the passkey and sign out everywhere else.',
    ],
    button: { label: 'Open Security', url: `${publicUrl}/security` },
  });
