import type { OverdueMark_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';

/** What an order that is late is late for: its pickup, or the day that it was promised by. */
export const overdueText = ({
  orderStatus,
  pickupDate,
  promisedDate,
}: OverdueMark_OrderFragment): string =>
  orderStatus === 'WAITING_FOR_PICKUP'
    ? `pickup was on ${formatDate(pickupDate)}`
    : `promised by ${formatDate(promisedDate)}`;
