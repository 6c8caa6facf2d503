import { compose } from '../../mails/layout.js';
import { readableDay } from '../../platform/dates.js';
import type { MailContent } from '../../platform/mail/mailer.js';
import { site } from '../../site.js';
import type { Customer } from '../order.mails.js';
import type { Repeat } from './repeat.enum.js';
import { repeatedPickup } from './rhythm.rules.js';

/** Changes by staff of a customer's recurring pickup. */
export const Deed = {
  PAUSED: 'paused',
  RESUMED: 'resumed',
  SKIPPED: 'skipped',
  UNSKIPPED: 'unskipped',
  ENDED: 'ended',
  ENDED_WITH_ADDRESS: 'ended with its address',
} as const;
export type Deed = (typeof Deed)[keyof typeof Deed];

/** The recurring pickup after the change. */
interface Changed {
  every: Repeat;
  startsOn: string;
  nextDay: string | null;
  pausedUntil: string | null;
  /** The day that was skipped or restored. */
  day: string | null;
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

const dayOf = (day: string | null): string => (day ? readableDay(day) : '');

/** Parts of the mail: the end of its subject, and a sentence. */
const SAID: Record<Deed, (changed: Changed) => [subject: string, sentence: string]> = {
  [Deed.PAUSED]: ({ pausedUntil }) => [
    'is paused',
    pausedUntil
      ? `We have paused it until ${dayOf(pausedUntil)}.`
      : 'We have paused it: nothing is booked until it is resumed.',
  ],
  [Deed.RESUMED]: () => ['goes on', 'It was paused, and goes on now.'],
  [Deed.SKIPPED]: ({ day }) => [
    `leaves out ${dayOf(day)}`,
    `We have left out the one on ${dayOf(day)}.`,
  ],
  [Deed.UNSKIPPED]: ({ day }) => [
    `is on again on ${dayOf(day)}`,
    `The one on ${dayOf(day)} was left out, and is on again.`,
  ],
  [Deed.ENDED]: () => ['has ended', 'We have ended it: nothing more is booked.'],
  [Deed.ENDED_WITH_ADDRESS]: () => [
    'has ended',
    'We have deleted its address, so it has ended: nothing more is booked.',
  ],
};

export function recurringChangedMail(
  publicUrl: string,
  user: Customer,
  deed: Deed,
  changed: Changed,
): MailContent {
  const pickup = repeatedPickup(changed.every).toLowerCase();
  const [subject, sentence] = SAID[deed](changed);
  const next = changed.nextDay ? ` The next one is on ${dayOf(changed.nextDay)}.` : '';
  return compose({
    subject: `Your ${pickup} ${subject}`,
    paragraphs: [
      `Hello ${user.name}, this is about your ${pickup} on ${weekday.format(new Date(changed.startsOn))}. ${sentence}${next}`,
      'What is booked already stays: you can reschedule or cancel it in your account.',
      `Is this not what you want? Call us at ${site.phone.display}.`,
    ],
    button: { label: 'See your pickups', url: `${publicUrl}/account?tab=account` },
  });
}
