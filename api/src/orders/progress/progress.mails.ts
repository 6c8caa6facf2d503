import { compose } from '../../mails/layout.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site.js';
import { type Customer, orderButton, orderName } from '../order.mails.js';
import { type Mailed, promiseFact } from '../pickup.facts.js';
import { shortId } from '../short-id.js';

/** The code is in the text only, because locked phones show the subject. */
export const dispatchedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  code: string,
): MailContent =>
  compose({
    subject: `Your laundry is on its way (${orderName(order)})`,
    code,
    paragraphs: [
      `Hello ${user.name}, your laundry is on its way to you.`,
      'Give this delivery code to the driver only when you have your laundry in your hands.',
    ],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Address', order.pickupAddress],
    ],
    button: orderButton(publicUrl, order),
  });

export const deliveredMail = (publicUrl: string, user: Customer, order: Mailed): MailContent =>
  compose({
    subject: `Delivered: your laundry (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your laundry has been delivered. Thank you for choosing ${site.brand}.`,
      `Is anything not as it should be? Call us at ${site.phone.display}.`,
    ],
    facts: [['Order', `#${shortId(order.id)}`]],
    button: orderButton(publicUrl, order),
  });

/** Corrects a mail with a delivery code that was already sent. */
export const stillHereMail = (publicUrl: string, user: Customer, order: Mailed): MailContent =>
  compose({
    subject: `Your laundry is still with us (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, we told you too early that your laundry comes to you: it is still with us.`,
      'The delivery code of that mail is over. You get another one as soon as we set out.',
    ],
    facts: [['Order', `#${shortId(order.id)}`], ...promiseFact(order)],
    button: orderButton(publicUrl, order),
  });
