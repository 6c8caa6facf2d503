import { compose } from '../mails/layout.js';
import { type Customer, orderButton, orderName } from '../orders/order.mails.js';
import type { Mailed } from '../orders/pickup.facts.js';
import { shortId } from '../orders/short-id.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { site } from '../site.js';
import { FailReason, StopKind } from './stop.words.js';

interface Attempt {
  kind: StopKind;
  reason: FailReason;
  note: string | null;
}

/** Reasons as sentences for the customer. */
const WHY: Record<StopKind, Record<FailReason, string>> = {
  [StopKind.PICKUP]: {
    [FailReason.NOBODY_HOME]:
      'we came to pick up your laundry, and there was no answer at the door.',
    [FailReason.WRONG_ADDRESS]: 'we came to pick up your laundry, and did not find your address.',
    [FailReason.ANOTHER_TIME]: 'we came to pick up your laundry, and you asked for another time.',
    [FailReason.REFUSED]: 'we were at your door to pick up your laundry, and did not get it.',
    [FailReason.OTHER]: 'we could not pick up your laundry this time.',
  },
  [StopKind.DELIVERY]: {
    [FailReason.NOBODY_HOME]: 'we came with your laundry, and there was no answer at the door.',
    [FailReason.WRONG_ADDRESS]: 'we came with your laundry, and did not find your address.',
    [FailReason.ANOTHER_TIME]: 'we came with your laundry, and you asked for another time.',
    [FailReason.REFUSED]: 'we were at your door with your laundry, and it was not taken.',
    [FailReason.OTHER]: 'we could not deliver your laundry this time.',
  },
};

const NEXT: Record<StopKind, string> = {
  [StopKind.PICKUP]:
    'We come again. You can choose the day yourself, or cancel, with your order until then.',
  [StopKind.DELIVERY]:
    'We bring it again. Your delivery code stays the same: tell it only once you have your laundry in your hands.',
};

const callUs = (reason: FailReason): string =>
  reason === FailReason.WRONG_ADDRESS
    ? `Please call us at ${site.phone.display}, so that we find you.`
    : `Is there a time that suits you best? Call us at ${site.phone.display}.`;

export const attemptFailedMail = (
  publicUrl: string,
  user: Customer,
  order: Mailed,
  { kind, reason, note }: Attempt,
): MailContent =>
  compose({
    subject: `We could not ${kind === StopKind.PICKUP ? 'pick up' : 'deliver'} your laundry (${orderName(order)})`,
    paragraphs: [`Hello ${user.name}, ${WHY[kind][reason]}`, NEXT[kind], callUs(reason)],
    facts: [
      ['Order', `#${shortId(order.id)}`],
      ['Address', order.pickupAddress],
      ...(note ? [['Note', note] satisfies [string, string]] : []),
    ],
    button: orderButton(publicUrl, order),
  });
