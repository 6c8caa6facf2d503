import { compose } from '../mails/layout.js';
import { readableDay } from '../platform/dates.js';
import type { MailContent } from '../platform/mail.js';
import { site } from '../site.js';
import type { User } from '../users/user.entity.js';
import type { Order } from './order.entity.js';

/** Last six characters of an order's id: what people call it by. */
export const shortId = (id: string): string => id.slice(-6);

export const bookedMail = (publicUrl: string, user: User, order: Order): MailContent =>
  compose({
    subject: `Pickup booked for ${readableDay(order.pickupDate)} (order #${shortId(order.id)})`,
    paragraphs: [
      `Hello ${user.name}, your pickup is booked. ${site.timings.service}.`,
      'Need another day? You can reschedule or cancel until we come.',
    ],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Pickup date', readableDay(order.pickupDate)],
      ['Address', order.pickupAddress],
      ['Phone', order.pickupPhoneNumber],
    ],
    button: { label: 'See your order', url: `${publicUrl}/account?order=${order.id}` },
  });
