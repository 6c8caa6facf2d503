import { compose } from '../../mails/email-template.js';
import { readableDay } from '../../platform/dates.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site-config.js';
import type { Customer } from '../order.mails.js';
import type { RecurrenceInterval } from './recurrence-interval.enum.js';
import { repeatedPickup } from './recurrence.rules.js';

/** Changes of a recurring pickup by staff. The customer gets a mail about each one. */
export const RecurringChange = {
  PAUSED: 'paused',
  RESUMED: 'resumed',
  SKIPPED: 'skipped',
  UNSKIPPED: 'unskipped',
  ENDED: 'ended',
  ENDED_WITH_ADDRESS: 'ended with its address',
} as const;
export type RecurringChange = (typeof RecurringChange)[keyof typeof RecurringChange];

/** The recurring pickup after the change. */
interface Changed {
  interval: RecurrenceInterval;
  startsOn: string;
  nextOn: string | null;
  pausedUntil: string | null;
  /** The day that was skipped or restored. */
  day: string | null;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

const dayOf = (day: string | null): string => (day ? readableDay(day) : '');

/** Texts of the mail for each change: the end of its subject, and a sentence for its body. */
const TEXTS: Record<RecurringChange, (changed: Changed) => [subject: string, sentence: string]> = {
  [RecurringChange.PAUSED]: ({ pausedUntil }) => [
    'is paused',
    pausedUntil
      ? `It is paused until ${dayOf(pausedUntil)}.`
      : 'It is paused. Nothing is booked until it is resumed.',
  ],
  [RecurringChange.RESUMED]: () => ['has been resumed', 'It has been resumed.'],
  [RecurringChange.SKIPPED]: ({ day }) => [
    `skips ${dayOf(day)}`,
    `The pickup on ${dayOf(day)} is skipped.`,
  ],
  [RecurringChange.UNSKIPPED]: ({ day }) => [
    `is scheduled again for ${dayOf(day)}`,
    `The skipped pickup on ${dayOf(day)} is scheduled again.`,
  ],
  [RecurringChange.ENDED]: () => ['has ended', 'It has ended. No further pickups will be booked.'],
  [RecurringChange.ENDED_WITH_ADDRESS]: () => [
    'has ended',
    'It has ended because its address was deleted. No further pickups will be booked.',
  ],
};

export function recurringChangedMail(
  publicUrl: string,
  user: Customer,
  kind: RecurringChange,
  changed: Changed,
): MailContent {
  const pickup = repeatedPickup(changed.interval).toLowerCase();
  const [subject, sentence] = TEXTS[kind](changed);
  const next = changed.nextOn ? ` The next one is on ${dayOf(changed.nextOn)}.` : '';
  return compose({
    subject: `Your ${pickup} ${subject}`,
    paragraphs: [
      `Hello ${user.name}, this is about your ${pickup} on ${weekday.format(new Date(changed.startsOn))}. ${sentence}${next}`,
      'Pickups already booked are not affected. You can reschedule or cancel them in your account.',
      `If you did not want this, call us at ${site.phone.display}.`,
    ],
    button: { label: 'View your pickups', url: `${publicUrl}/account?tab=account` },
  });
}
