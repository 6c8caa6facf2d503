import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { skipToken } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useBookedPickupCountQuery } from './BookedPickupCount.generated';
import { toDay } from '../../../ui/format/dates';

/** Path of the order list with the waiting pickups of a day. */
const pickupsPath = (day: string): string =>
  `/orders?dateOf=pickup&date=${day}&status=WAITING_FOR_PICKUP`;

function bookedText(day: string, pickups: number | undefined, failed: boolean): string {
  if (!day || failed) return 'Booked pickups are not moved. Please reschedule them.';
  if (pickups === undefined) return 'Checking for booked pickups...';
  if (pickups === 0) return 'No pickups are booked for this day.';
  return pickups === 1
    ? '1 pickup is booked for this day. Please reschedule it.'
    : `${pickups} pickups are booked for this day. Please reschedule them.`;
}

/**
 * Shows how many booked pickups stay on the day to close. Its height does not change when the
 * number has loaded.
 */
export const BookedPickupCount = () => {
  const { values } = useFormikContext<{ day: string }>();
  const may = usePermissions();
  const day = toDay(values.day);
  const { data, error } = useBookedPickupCountQuery(
    day ? { variables: { day }, fetchPolicy: 'network-only' } : skipToken,
  );
  const pickups = data?.bookedPickupCount;
  return (
    <Box sx={{ minHeight: '3em', fontWeight: pickups ? 650 : undefined }}>
      <span role="status">{bookedText(day, pickups, error !== undefined)}</span>{' '}
      {Boolean(pickups) && may('orders.read') && (
        <Link component={RouterLink} to={pickupsPath(day)} sx={{ whiteSpace: 'nowrap' }}>
          {pickups === 1 ? 'View pickup' : 'View pickups'}
        </Link>
      )}
    </Box>
  );
};
