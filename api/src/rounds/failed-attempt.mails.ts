import { compose } from '../mails/email-template.js';
import { type Customer, orderButton, orderName } from '../orders/order.mails.js';
import type { Mailed } from '../orders/pickup-summary.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site-config.js';
import { FailedAttemptReason, StopKind } from './stop.enums.js';

interface Attempt {
  kind: StopKind;
  reason: FailedAttemptReason;
  note: string | null;
}

/** Reason of a failed attempt as a sentence for the customer. */
const WHY: Record<StopKind, Record<FailedAttemptReason, string>> = {
  [StopKind.PICKUP]: {
    [FailedAttemptReason.NOBODY_HOME]:
      'we came to pick up your laundry, and there was no answer at the door.',
    [FailedAttemptReason.WRONG_ADDRESS]:
      'we came to pick up your laundry, and could not find your address.',
    [FailedAttemptReason.ANOTHER_TIME]:
      'we came to pick up your laundry, and you asked for another time.',
    [FailedAttemptReason.REFUSED]: 'we came to pick up your laundry, and could not collect it.',
    [FailedAttemptReason.OTHER]: 'we could not pick up your laundry this time.',
  },
  [StopKind.DELIVERY]: {
    [FailedAttemptReason.NOBODY_HOME]:
      'we came with your laundry, and there was no answer at the door.',
    [FailedAttemptReason.WRONG_ADDRESS]:
      'we came with your laundry, and could not find your address.',
    [FailedAttemptReason.ANOTHER_TIME]:
      'we came with your laundry, and you asked for another time.',
    [FailedAttemptReason.REFUSED]: 'we came with your laundry, and it was not accepted.',
    [FailedAttemptReason.OTHER]: 'we could not deliver your laundry this time.',
  },
};

const SUBJECT: Record<StopKind, string> = {
  [StopKind.PICKUP]: 'We could not pick up your laundry',
  [StopKind.DELIVERY]: 'We could not deliver your laundry',
};

const NEXT: Record<StopKind, string> = {
  [StopKind.PICKUP]: 'We will try again. You can reschedule or cancel the order until then.',
  [StopKind.DELIVERY]:
    'We will try again. Your delivery code stays the same. Share it only after you receive your laundry.',
};

const callUs = (reason: FailedAttemptReason): string =>
  reason === FailedAttemptReason.WRONG_ADDRESS
    ? `Please call us at ${site.phone.display}, so that we can find you.`
    : `To choose another time, call us at ${site.phone.display}.`;

export const failedAttemptMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  { kind, reason, note }: Attempt,
): MailContent =>
  compose({
    subject: `${SUBJECT[kind]} (${orderName(order)})`,
    paragraphs: [`Hello ${user.name}, ${WHY[kind][reason]}`, NEXT[kind], callUs(reason)],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Address', order.pickupAddress],
      ...(note ? [['Note', note] satisfies [string, string]] : []),
    ],
    button: orderButton(publicUrl, order),
  });
