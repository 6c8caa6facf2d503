import Box from '@mui/material/Box';
import type { PickupCell_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';
import { pickupTime } from '../../pickupTime';

/** The day, and under it the time where it is booked for one. */
export const PickupCell = ({ order }: { order: PickupCell_OrderFragment }) => {
  const time = pickupTime(order);
  return (
    <>
      {formatDate(order.pickupDate)}
      {time && (
        <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {time}
        </Box>
      )}
    </>
  );
};
