import Box from '@mui/material/Box';
import type { PickupCell_OrderFragment } from './PickupCell.generated';
import { formatDate } from '../../../ui/format/dates';
import { shortSpan } from '../../../orders/pickupTime';

// A row with two lines is only a little higher than other rows.
const timeStyle = {
  ...{ display: 'block', fontSize: 12, lineHeight: '14px', color: 'text.secondary' },
  ...{ mt: '-3px', mb: '-5px', overflowWrap: 'normal' },
} as const;

/** The pickup day, with the slot below it if the customer chose one. */
export const PickupCell = ({ order }: { order: PickupCell_OrderFragment }) => {
  const { slotStartTime: startTime, slotEndTime: endTime } = order;
  return (
    <>
      {formatDate(order.pickupDate)}
      {startTime && endTime && (
        <Box component="span" sx={timeStyle}>
          {shortSpan({ startTime, endTime })}
        </Box>
      )}
    </>
  );
};
