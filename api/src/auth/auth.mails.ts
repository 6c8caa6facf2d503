import { compose } from '../mails/email-template.js';
import { maskEmail } from '../platform/log.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site-config.js';
import type { RecoveryLink } from './links/account-recovery.service.js';
import { LINK_MINUTES } from './codes/code.policy.js';
import type { CodePurpose } from './codes/one-time-code.entity.js';

const WHAT = { signup: 'sign-up', login: 'sign-in' } as const;

export const codeMail = (purpose: CodePurpose, code: string): MailContent =>
  compose({
    subject: `${code} is your ${site.brand} ${WHAT[purpose]} code`,
    code,
    paragraphs: [
      `Enter this ${WHAT[purpose]} code to continue. It is valid for 5 minutes and works once.`,
      'If you did not request it, you can ignore this mail. Without the code, no one can access your account.',
    ],
  });

export const linkMail = (purpose: CodePurpose, url: string): MailContent =>
  compose({
    subject: `Your ${site.brand} ${WHAT[purpose]} link`,
    paragraphs: [
      'We noticed many sign-in attempts for this email from new browsers. To keep your account safe, we send a link instead of a code for now.',
      `The link is valid for ${LINK_MINUTES[purpose]} minutes and works once. No other link is sent in that time, so please use this one.`,
    ],
    button: { label: purpose === 'signup' ? 'Finish signing up' : 'Sign in', url },
  });

export const alreadyRegisteredMail = (publicUrl: string): MailContent =>
  compose({
    subject: `You already have a ${site.brand} account`,
    paragraphs: [
      'Someone, probably you, tried to sign up with this email. You already have an account, so just sign in.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/signin` },
  });

export const notRegisteredMail = (publicUrl: string): MailContent =>
  compose({
    subject: `There is no ${site.brand} account for this email yet`,
    paragraphs: [
      'Someone, probably you, tried to sign in with this email. There is no account for it yet. Signing up takes a minute.',
    ],
    button: { label: 'Sign up', url: `${publicUrl}/signup` },
  });

/**
 * Recovery mail, sent when a code is requested for a former e-mail address of an account. It masks
 * the current address and contains no name, because a thief may have chosen both.
 */
export const accountRecoveryMail = (
  { email, token }: RecoveryLink,
  publicUrl: string,
): MailContent =>
  compose({
    subject: `Your ${site.brand} email was changed`,
    paragraphs: [
      `Someone, probably you, requested a code with this email. Your account now signs in with ${maskEmail(email)}, because its email was changed in the last 72 hours.`,
      `If this was not you, restore your email with the button below. It gives your account this email again and signs out all devices. It works once, within 72 hours of the change, and replaces earlier links. You can also write to ${site.email} or call us at once.`,
    ],
    button: { label: 'Restore my email', url: `${publicUrl}/revert-email#token=${token}` },
  });
