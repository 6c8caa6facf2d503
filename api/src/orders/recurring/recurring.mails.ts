import { compose } from '../../mails/email-template.js';
import { readableDay } from '../../platform/dates.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { type Customer, orderButton, orderName } from '../order.mails.js';
import { type Mailed, pickupFacts } from '../pickup-summary.js';
import type { RecurrenceInterval } from './recurrence-interval.enum.js';
import { repeatedPickup } from './recurrence.rules.js';

const pickup = (interval: RecurrenceInterval): string => repeatedPickup(interval).toLowerCase();

interface OccurrenceDetails {
  interval: RecurrenceInterval;
  /** Sentence about the difference to the planned slot; null without a difference. */
  instead: string | null;
}

export const recurringBookedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  { interval, instead }: OccurrenceDetails,
): MailContent =>
  compose({
    subject: `${repeatedPickup(interval)} on ${readableDay(order.pickupDate)} (${orderName(order)})`,
    paragraphs: [
      `Hello ${user.name}, your ${pickup(interval)} is booked.`,
      ...(instead ? [instead] : []),
      'Not this time? You can reschedule or cancel until we come, and pause or end the recurring pickup in your account.',
    ],
    facts: pickupFacts(order),
    button: orderButton(publicUrl, order),
  });

interface NotBooked {
  interval: RecurrenceInterval;
  day: string;
  /** Sentence with the reason why nothing was booked. */
  why: string;
  /** Next day of the recurring pickup; null while it is paused. */
  nextOn: string | null;
}

export const notBookedMail = (
  publicUrl: string,
  user: Customer,
  { interval, day, why, nextOn }: NotBooked,
): MailContent =>
  compose({
    subject: `No pickup on ${readableDay(day)}`,
    paragraphs: [
      `Hello ${user.name}, your ${pickup(interval)} on ${readableDay(day)} is not booked. ${why}`,
      nextOn
        ? `The next one is on ${readableDay(nextOn)}. You can book another day in between.`
        : `Your ${pickup(interval)} is paused now. You can resume or end it in your account.`,
    ],
    button: { label: 'View your pickups', url: `${publicUrl}/account?tab=account` },
  });
