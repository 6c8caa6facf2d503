import { compose } from '../mails/layout.js';
import type { MailContent } from '../platform/mail.js';
import { site } from '../site.js';

export const confirmEmailMail = (name: string, url: string): MailContent =>
  compose({
    subject: `Confirm your new e-mail for ${site.brand}`,
    paragraphs: [
      `Hello ${name}, use this e-mail to sign in from now on by confirming it. The link is valid for 24 hours and works once.`,
      'If you did not ask for it, you can ignore this mail: nothing changes without the link.',
    ],
    button: { label: 'Confirm e-mail', url },
  });

export const emailInUseMail = (publicUrl: string): MailContent =>
  compose({
    subject: `Your e-mail already has a ${site.brand} account`,
    paragraphs: [
      'Somebody, probably you, tried to use this e-mail for another account. It has an account of its own already, so nothing was changed. Just sign in with it.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

export const emailChangedMail = (name: string, newEmail: string): MailContent =>
  compose({
    subject: `Your ${site.brand} e-mail was changed`,
    paragraphs: [
      `Hello ${name}, your account now signs in with ${newEmail}. Codes no longer come to this address.`,
      `If this was not you, write to ${site.email} or call us at once.`,
    ],
  });
