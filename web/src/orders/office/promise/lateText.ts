import type { LateMark_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';

/** What an order that is late is late for: its pickup, or the day that it was promised by. */
export const lateText = ({
  orderStatus,
  pickupDate,
  promisedBy,
}: LateMark_OrderFragment): string =>
  orderStatus === 'WAITING_FOR_PICKUP'
    ? `pickup was on ${formatDate(pickupDate)}`
    : `promised by ${formatDate(promisedBy)}`;
