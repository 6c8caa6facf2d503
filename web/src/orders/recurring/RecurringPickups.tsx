import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecurringPickups_PickupFragment } from './RecurringPickups.generated';
import { RecurringRow } from './RecurringRow';

interface RecurringPickupsProps {
  pickups: readonly RecurringPickups_PickupFragment[];
  /** The customer, if staff view the list. */
  customerId?: string;
  /** Text for an empty list. */
  none: string;
}

/** Recurring pickups of one customer. */
export const RecurringPickups = ({ pickups, customerId, none }: RecurringPickupsProps) => {
  const going = pickups.filter(({ ended }) => !ended);
  return going.length > 0 ? (
    <Box component="ul" aria-label="Recurring pickups" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {going.map((pickup) => (
        <RecurringRow key={pickup.id} pickup={pickup} customerId={customerId} />
      ))}
    </Box>
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  );
};
