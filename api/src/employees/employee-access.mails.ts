import { compose } from '../mails/email-template.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site-config.js';

// The e-mails of employees are unconfirmed, so these mails contain no text that staff typed.

export const accessGivenMail = (publicUrl: string): MailContent =>
  compose({
    subject: `You can sign in to the back-office of ${site.brand}`,
    paragraphs: [
      'You now have access to the back-office. Sign in with this email. We send a code to it.',
      'If you already had an account, it is the same one. Its passkeys and social sign-ins were removed. Add them again under Security.',
      `If this is a mistake, write to ${site.email}.`,
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

export const accessEndedMail = (): MailContent =>
  compose({
    subject: `Your access to the back-office of ${site.brand} has ended`,
    paragraphs: [
      'You are signed out everywhere. You keep your customer account: you can still sign in and book pickups.',
    ],
  });
