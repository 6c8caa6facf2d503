import Box from '@mui/material/Box';
import type { PickupCell_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';
import { shortSpan } from '../../pickupTime';

// Hardly higher than a row of one line.
const timeStyle = {
  ...{ display: 'block', fontSize: 12, lineHeight: '14px', color: 'text.secondary' },
  ...{ mt: '-3px', mb: '-5px', overflowWrap: 'normal' },
} as const;

/** The day, and under it the time where it is booked for one. */
export const PickupCell = ({ order }: { order: PickupCell_OrderFragment }) => {
  const { slotStarts: starts, slotEnds: ends } = order;
  return (
    <>
      {formatDate(order.pickupDate)}
      {starts && ends && (
        <Box component="span" sx={timeStyle}>
          {shortSpan({ starts, ends })}
        </Box>
      )}
    </>
  );
};
