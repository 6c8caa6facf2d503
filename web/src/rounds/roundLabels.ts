import type { FailedAttemptReason, StopKind, StopStatus } from '../graphql/schema.generated';
import { formatTime } from '../ui/format/dates';
import { formatMoney } from '../ui/format/formatMoney';
import type { Tone } from '../ui/statusColors';

/** Labels of the button for a failed attempt. */
export const failLabels: Record<StopKind, string> = {
  PICKUP: 'Could not pick up',
  DELIVERY: 'Could not deliver',
};

export const kindLabels: Record<StopKind, string> = { PICKUP: 'Pickup', DELIVERY: 'Delivery' };

export const kindTones: Record<StopKind, Tone> = { PICKUP: 'orange', DELIVERY: 'blue' };

export const stopStatusLabels: Record<StopStatus, string> = {
  OPEN: 'to do',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

export const stopStatusTones: Record<StopStatus, Tone> = {
  OPEN: 'grey',
  DONE: 'green',
  FAILED: 'red',
  CANCELLED: 'grey',
};

export const reasonLabels: Record<FailedAttemptReason, string> = {
  NOBODY_HOME: 'No one home',
  WRONG_ADDRESS: 'Wrong address',
  ANOTHER_TIME: 'Customer asked for another time',
  REFUSED: 'Refused',
  OTHER: 'Other',
};

interface Timed {
  slotStartTime: string | null;
  slotEndTime: string | null;
}

/** Time span such as 10:00 AM–12:00 PM. */
export const timeText = ({ slotStartTime, slotEndTime }: Timed): string =>
  slotStartTime && slotEndTime
    ? `${formatTime(slotStartTime)}–${formatTime(slotEndTime)}`
    : 'Any time';

interface Laundry {
  pieces: number;
  amountToCollect: number;
}

/**
 * For example "12 pieces, collect ₹700.00". Empty for a pickup, which has no pieces or bill yet.
 */
export const laundryText = ({ pieces, amountToCollect }: Laundry): string =>
  [
    ...(pieces > 0 ? [pieces === 1 ? '1 piece' : `${pieces} pieces`] : []),
    ...(amountToCollect > 0 ? [`collect ${formatMoney(amountToCollect)}`] : []),
  ].join(', ');

interface Failure {
  reason: FailedAttemptReason;
  note: string | null;
}

export const failureText = ({ reason, note }: Failure): string =>
  note ? `${reasonLabels[reason]}: ${note}` : reasonLabels[reason];
