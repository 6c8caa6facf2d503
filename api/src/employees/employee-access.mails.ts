import { compose } from '../mails/layout.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site.js';

// The e-mails in a directory are unverified, so these messages contain no typed text.

export const accessGivenMail = (publicUrl: string): MailContent =>
  compose({
    subject: `You can sign in to the back-office of ${site.brand}`,
    paragraphs: [
      'You were given access to the back-office. Sign in with this e-mail: a code comes to it.',
      'If you had an account with us, it is the same one. Its passkeys and its sign-ins with others have ended: add yours again under Security.',
      `If you do not work with us, write to ${site.email} and we take it back.`,
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

export const accessEndedMail = (): MailContent =>
  compose({
    subject: `Your access to the back-office of ${site.brand} has ended`,
    paragraphs: [
      'You are signed out everywhere. The account is still yours: you can sign in with it and book pickups like any customer.',
    ],
  });
