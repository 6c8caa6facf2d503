import { compose } from '../mails/email-template.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site-config.js';

/**
 * Mail to an address that a visitor entered. It contains no text of the visitor, because the
 * address may belong to another person.
 */
export const pincodeServedMail = (publicUrl: string, pincode: string): MailContent =>
  compose({
    subject: `We now serve ${pincode}`,
    paragraphs: [
      `Hello, you asked us to notify you when ${site.brand} serves your pincode. We now serve ${pincode}.`,
      'You will not get further mails about this. We have deleted your email address.',
    ],
    button: { label: 'Book a pickup', url: `${publicUrl}/#book` },
  });
