import { compose } from '../../mails/email-template.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site-config.js';

// Confirmation mail to a new address. It contains no text typed by the requester, because the
// recipient may be a stranger.

export const confirmEmailMail = (url: string): MailContent =>
  compose({
    subject: `Confirm your new email for ${site.brand}`,
    paragraphs: [
      'Confirm this email to sign in with it from now on. The link is valid for 24 hours and works once.',
      'If you did not request this, you can ignore this mail. Nothing changes without the link.',
    ],
    button: { label: 'Confirm email', url },
  });

/**
 * Notice to the current address while the change can be cancelled. `next` is masked and no name is
 * used, because a thief may have chosen both.
 */
export const emailChangeRequestedMail = (next: string, publicUrl: string): MailContent =>
  compose({
    subject: `Someone asked to change the email of your ${site.brand} account`,
    paragraphs: [
      `A request was made to change the email of your account to ${next}. It takes effect only after that email is confirmed. If this was you, you do not have to do anything here.`,
      `If this was not you, open Security now and sign out everywhere else. This cancels the request. If you need help, write to ${site.email} or call us.`,
    ],
    button: { label: 'Open Security', url: `${publicUrl}/security` },
  });

export const emailChangeRequestedByStaffMail = (next: string): MailContent =>
  compose({
    subject: `We were asked to change the email of your ${site.brand} account`,
    paragraphs: [
      `Our staff requested to change the email of your account to ${next}. It takes effect only after that email is confirmed. If you asked us for this, you do not have to do anything here.`,
      `If you did not, write to ${site.email} or call us at once. We can cancel it. After it is confirmed, you can undo it for 72 hours with the mail that you get then.`,
    ],
  });

export const emailInUseMail = (publicUrl: string): MailContent =>
  compose({
    subject: `Your email already has a ${site.brand} account`,
    paragraphs: [
      'Someone, probably you, tried to use this email for another account. This email already has an account, so nothing was changed. Just sign in with it.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

const HELP = `write to ${site.email} or call us at once.`;

/**
 * Mail to the former address. `revertUrl` reverts the change. `next` is masked and no name is used,
 * because a thief may have chosen both.
 */
export const emailChangedMail = (next: string, revertUrl: string | null): MailContent =>
  compose({
    subject: `Your ${site.brand} email was changed`,
    paragraphs: [
      `Your account now signs in with ${next}. Codes no longer come to this address.`,
      revertUrl
        ? `If this was not you, restore your email with the button below. It gives your account this email again and signs out all devices. It is valid for 72 hours and works once. You can also ${HELP}`
        : `If this was not you, ${HELP}`,
    ],
    button: revertUrl ? { label: 'Restore my email', url: revertUrl } : undefined,
  });

/** Mail to a former address that was never confirmed. */
export const emailRemovedMail = (): MailContent =>
  compose({
    subject: `You can no longer sign in to ${site.brand} with this email`,
    paragraphs: [
      `This email was removed from your ${site.brand} account. If this is a mistake, write to ${site.email} or call us.`,
    ],
  });
