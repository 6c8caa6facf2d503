import { compose } from '../../mails/email-template.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site-config.js';
import { type Customer, orderButton, orderName } from '../order.mails.js';
import { type Mailed, promisedDateFact } from '../pickup-summary.js';
import { shortId } from '../short-id.js';

const onItsWayText = (user: Customer, order: Mailed) => ({
  subject: `Your laundry is on its way (${orderName(order)})`,
  paragraphs: [
    `Hello ${user.name}, your laundry is on its way to you.`,
    'Share this delivery code with the delivery person only after you receive your laundry.',
  ],
});

const readyText = (user: Customer, order: Mailed) => ({
  subject: `Your laundry is ready to collect (${orderName(order)})`,
  paragraphs: [
    `Hello ${user.name}, your laundry is ready. Please collect it at our counter.`,
    'Share this delivery code at the counter only after you receive your laundry.',
  ],
});

/** The code is not in the subject, because locked phones show the subject. */
export const dispatchedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  code: string,
): MailContent =>
  compose({
    ...(order.counterCollection ? readyText(user, order) : onItsWayText(user, order)),
    code,
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Address', order.pickupAddress],
    ],
    button: orderButton(publicUrl, order),
  });

export const deliveredMail = (publicUrl: string, user: Customer, order: Mailed): MailContent =>
  compose({
    subject: `Your laundry has been delivered (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your laundry has been delivered. Thank you for choosing ${site.brand}.`,
      `Is something wrong? Call us at ${site.phone.display}.`,
    ],
    facts: [['Order', `#${shortId(order.id)}`]],
    button: orderButton(publicUrl, order),
  });

/** Mail after a cancelled dispatch, when the mail with the delivery code was already sent. */
export const dispatchCancelledEmail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
): MailContent =>
  compose({
    subject: `Your laundry is still with us (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your delivery has been postponed. Your laundry is still with us.`,
      'Your earlier delivery code is no longer valid. We will send a new one later.',
    ],
    facts: [['Order', `#${shortId(order.id)}`], ...promisedDateFact(order)],
    button: orderButton(publicUrl, order),
  });
