import { compose } from '../mails/layout.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site.js';

/**
 * Sent to the e-mail that a visitor entered, which may be any. So it contains no text of the
 * visitor.
 */
export const servedMail = (publicUrl: string, pincode: string): MailContent =>
  compose({
    subject: `We now serve ${pincode}`,
    paragraphs: [
      `Hello, you asked us to notify you when ${site.brand} serves your pincode. We now serve ${pincode}.`,
      'You will not get further mails about this. We have deleted your email address.',
    ],
    button: { label: 'Book a pickup', url: `${publicUrl}/#book` },
  });
