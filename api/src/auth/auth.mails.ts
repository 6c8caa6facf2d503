import { compose } from '../mails/layout.js';
import { maskEmail } from '../platform/log.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site.js';
import type { WayBack } from './links/ways-back.service.js';
import { LINK_MINUTES } from './codes/code.policy.js';
import type { CodePurpose } from './codes/one-time-code.entity.js';

const WHAT = { signup: 'sign-up', login: 'sign-in' } as const;

export const codeMail = (purpose: CodePurpose, code: string): MailContent =>
  compose({
    subject: `${code} is your ${site.brand} ${WHAT[purpose]} code`,
    code,
    paragraphs: [
      `Enter this ${WHAT[purpose]} code to go on. It is valid for 5 minutes and works once.`,
      'If you did not ask for it, you can ignore this mail. Without the code, no one can sign in.',
    ],
  });

export const linkMail = (purpose: CodePurpose, url: string): MailContent =>
  compose({
    subject: `Your ${site.brand} ${WHAT[purpose]} link`,
    paragraphs: [
      'Many codes were asked for or tried for this e-mail in browsers that have not signed in to it before. To keep you safe you get a link instead of a code for now.',
      `The link is valid for ${LINK_MINUTES[purpose]} minutes and works once. If you ask again within that time, we do not send another one. Please use this one.`,
    ],
    button: { label: purpose === 'signup' ? 'Finish signing up' : 'Sign in', url },
  });

export const alreadyRegisteredMail = (publicUrl: string): MailContent =>
  compose({
    subject: `You already have a ${site.brand} account`,
    paragraphs: [
      'Someone, probably you, tried to sign up with this e-mail. You already have an account, so just sign in.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

export const notRegisteredMail = (publicUrl: string): MailContent =>
  compose({
    subject: `There is no ${site.brand} account for this e-mail yet`,
    paragraphs: [
      'Someone, probably you, tried to sign in with this e-mail. There is no account for it yet. Signing up takes a minute.',
    ],
    button: { label: 'Sign up', url: `${publicUrl}/signup` },
  });

/**
 * Sent when someone requests a code for a former e-mail of an account. It masks the present e-mail and greets no one
 * by name: a thief may have typed both.
 */
export const wayBackMail = ({ email, token }: WayBack, publicUrl: string): MailContent =>
  compose({
    subject: `Your ${site.brand} e-mail was changed`,
    paragraphs: [
      `Someone, probably you, asked for a code with this e-mail. Your account signs in with ${maskEmail(email)} now: it was changed in the last 72 hours.`,
      `If this was not you, take it back: the link gives the account this e-mail again and signs all other devices out of it. It works once, for 72 hours from the change, and takes the place of the one before. You can also write to ${site.email} or call us at once.`,
    ],
    button: { label: 'Undo the change', url: `${publicUrl}/undo-email#token=${token}` },
  });
