import { compose } from '../mails/email-template.js';
import type { MailContent } from '../platform/mail/mailer.js';

interface ExpiringToken {
  app: string;
  label: string;
  /** Last four characters of the token. */
  hint: string;
  /** Days until it expires; 0 for the last day. */
  days: number;
}

const whenOf = (days: number): string => {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

export const tokenExpiresMail = (
  { app, label, hint, days }: ExpiringToken,
  publicUrl: string,
): MailContent =>
  compose({
    subject: `An API token of ${app} expires ${whenOf(days)}`,
    paragraphs: [
      `The token "${label}" (…${hint}) of the app ${app} expires ${whenOf(days)}. After that its program can no longer connect.`,
      'Create a new token, enter it in the program, and revoke the old one.',
    ],
    button: { label: 'Open integrations', url: `${publicUrl}/integrations` },
  });
