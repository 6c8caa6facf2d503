import { compose } from '../mails/layout.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site.js';

/**
 * Sent to the e-mail that a visitor entered, which may be any. So it contains no text of the
 * visitor.
 */
export const servedMail = (publicUrl: string, pincode: string): MailContent =>
  compose({
    subject: `We come to ${pincode} now`,
    paragraphs: [
      `Hello, you asked us to tell you when ${site.brand} comes to your PIN code ${pincode}. We do now.`,
      'This is the only mail about it. We have forgotten your e-mail again.',
    ],
    button: { label: 'Book a pickup', url: `${publicUrl}/#book` },
  });
