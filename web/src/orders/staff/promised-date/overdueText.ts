import type { OverdueMark_OrderFragment } from './OverdueMark.generated';
import { formatDate } from '../../../ui/format/dates';

/** Says whether the pickup or the delivery of an order is overdue. */
export const overdueText = ({
  orderStatus,
  pickupDate,
  promisedDate,
}: OverdueMark_OrderFragment): string =>
  orderStatus === 'WAITING_FOR_PICKUP'
    ? `pickup was on ${formatDate(pickupDate)}`
    : `promised by ${formatDate(promisedDate)}`;
