import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecurringPickupsQuery } from './RecurringPickups.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { RecurringPickups } from './RecurringPickups';

/** Recurring pickups of a customer, for staff who book. */
export const CustomerRecurring = ({ customerId }: { customerId: string }) => {
  const { data, error, refetch } = useRecurringPickupsQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <ErrorState
        error={error}
        text="Failed to fetch recurring pickups"
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton rows={1} label="Loading recurring pickups..." />;
  return (
    <Box component="section" aria-label="Recurring pickups" sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        Recurring pickups
      </Typography>
      <RecurringPickups
        pickups={data.recurringPickups}
        customerId={customerId}
        none="No recurring pickups. To add one, choose “Repeat this pickup” in a new order."
      />
    </Box>
  );
};
