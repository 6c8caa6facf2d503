import { compose } from '../../mails/layout.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site.js';

// A mail to an unproven mailbox contains no text that the requester typed.

export const confirmEmailMail = (url: string): MailContent =>
  compose({
    subject: `Confirm your new e-mail for ${site.brand}`,
    paragraphs: [
      'Use this e-mail to sign in from now on by confirming it. The link is valid for 24 hours and works once.',
      'If you did not ask for it, you can ignore this mail: nothing changes without the link.',
    ],
    button: { label: 'Confirm e-mail', url },
  });

/**
 * Sent to the present mailbox while the change can be cancelled. `next` is masked and no name is used: a thief may
 * have typed both.
 */
export const emailAskedMail = (next: string, publicUrl: string): MailContent =>
  compose({
    subject: `Someone asked to change the e-mail of your ${site.brand} account`,
    paragraphs: [
      `Someone who is signed in to your account asked for another e-mail for it: ${next}. Nothing changes until that mailbox confirms it. If this was you, you need not do anything here.`,
      `If this was not you, open Security now and sign out everywhere else: that calls the change off. If you need help, write to ${site.email} or call us.`,
    ],
    button: { label: 'Open Security', url: `${publicUrl}/security` },
  });

export const emailAskedByStaffMail = (next: string): MailContent =>
  compose({
    subject: `We were asked to change the e-mail of your ${site.brand} account`,
    paragraphs: [
      `Our staff asked for another e-mail for your account: ${next}. Nothing changes until that mailbox confirms it. If you asked us for it, you need not do anything here.`,
      `If you did not, write to ${site.email} or call us at once: we can call it off. Should it be confirmed, you can undo it for 72 hours with the mail that you get then.`,
    ],
  });

export const emailInUseMail = (publicUrl: string): MailContent =>
  compose({
    subject: `Your e-mail already has a ${site.brand} account`,
    paragraphs: [
      'Someone, probably you, tried to use this e-mail for another account. It has an account of its own already, so nothing was changed. Just sign in with it.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

const HELP = `write to ${site.email} or call us at once.`;

/**
 * Sent to the former e-mail. `undoUrl` reverts the change. `next` is masked and no name is used: a thief may have
 * typed both.
 */
export const emailChangedMail = (next: string, undoUrl: string | null): MailContent =>
  compose({
    subject: `Your ${site.brand} e-mail was changed`,
    paragraphs: [
      `Your account now signs in with ${next}. Codes no longer come to this address.`,
      undoUrl
        ? `If this was not you, take it back: the link gives the account this e-mail again and signs all other devices out of it. It is valid for 72 hours and works once. You can also ${HELP}`
        : `If this was not you, ${HELP}`,
    ],
    button: undoUrl ? { label: 'Undo the change', url: undoUrl } : undefined,
  });

/** Sent to a former e-mail that was never proven. */
export const emailRemovedMail = (): MailContent =>
  compose({
    subject: `This e-mail no longer signs in to ${site.brand}`,
    paragraphs: [
      `An account with us had this e-mail and has another one now. If this is a mistake, write to ${site.email} or call us.`,
    ],
  });
