import type { OrderTimeline_OrderFragment } from './OrderTimeline.generated';
import { orderStatusLabels, orderStatuses } from './orderStatus';
import { capitalise } from '../ui/format/capitalise';

export type TimelineEvent = OrderTimeline_OrderFragment['timeline'][number];

function statusText({ fromStatus, toStatus }: TimelineEvent): string {
  if (!toStatus) return 'Status changed';
  if (toStatus === 'CANCELLED') return 'Cancelled';
  const back =
    fromStatus !== null && orderStatuses.indexOf(toStatus) < orderStatuses.indexOf(fromStatus);
  const word = orderStatusLabels[toStatus];
  return back ? `Moved back to ${word}` : capitalise(word);
}

/** Text of a timeline entry. */
export function timelineText(event: TimelineEvent): string {
  switch (event.kind) {
    case 'BOOKED':
      return 'Booked';
    case 'RESCHEDULED':
      return 'Pickup rescheduled';
    case 'BILL_CHANGED':
      return 'Bill updated';
    case 'WRONG_DELIVERY_CODE':
      return 'Wrong delivery code';
    case 'CONTACT_UPDATED':
      return 'Address or contact changed';
    case 'PROMISED_DATE_CHANGED':
      return 'Expected date changed';
    case 'ATTEMPT_FAILED':
      return 'Failed attempt';
    case 'PIECES_COUNTED':
      return 'Pieces counted';
    case 'PHOTO_ADDED':
      return 'Photo added';
    case 'PHOTO_REMOVED':
      return 'Photo removed';
    case 'PAYMENT_RECORDED':
      return 'Payment';
    case 'STATUS_CHANGED':
      return statusText(event);
  }
}
