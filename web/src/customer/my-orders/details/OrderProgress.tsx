import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderProgress_OrderFragment } from './OrderProgress.generated';
import { formatDateTime } from '../../../ui/format/dates';
import { progressSteps, type ProgressStep } from './progressSteps';
import { orderStatusLabels } from '../../../orders/orderStatus';
import { nextMilestone } from '../../../orders/orderLabels';

interface StepProps {
  label: string;
  time: string | undefined;
  state: ProgressStep['state'];
}

const notReached = (state: StepProps['state']): boolean => state === 'ahead' || state === 'skipped';

const Dot = ({ state }: Pick<StepProps, 'state'>) => (
  <Box
    aria-hidden
    sx={{
      flex: 'none',
      width: 22,
      height: 22,
      borderRadius: '50%',
      display: 'grid',
      placeItems: 'center',
      border: 2,
      borderStyle: state === 'skipped' ? 'dashed' : 'solid',
      borderColor: notReached(state) ? 'divider' : 'primary.main',
      bgcolor: state === 'done' ? 'primary.main' : 'background.paper',
      color: 'primary.contrastText',
      '&::after': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: notReached(state) ? 'transparent' : 'accent.main',
      },
    }}
  />
);

const Step = ({ label, time, state }: StepProps) => (
  <Box
    component="li"
    aria-current={state === 'now' ? 'step' : undefined}
    sx={{
      position: 'relative',
      flex: 1,
      display: 'flex',
      flexDirection: { xs: 'row', sm: 'column' },
      gap: 1,
      pb: { xs: 1.5, sm: 0 },
      // The line between two statuses.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        bgcolor: state === 'done' ? 'primary.main' : 'divider',
        ...({ left: { xs: 10, sm: 22 }, top: { xs: 22, sm: 10 } } as const),
        width: { xs: 2, sm: 'calc(100% - 22px)' },
        height: { xs: 'calc(100% - 22px)', sm: 2 },
      },
    }}
  >
    <Dot state={state} />
    <Box sx={{ pr: 1 }}>
      <Typography
        variant="body2"
        sx={{
          fontWeight: state === 'now' ? 750 : 600,
          color: notReached(state) ? 'text.secondary' : 'text.primary',
        }}
      >
        {label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {state === 'skipped' ? 'skipped' : time}
      </Typography>
    </Box>
  </Box>
);

/** Shows the past, current and next statuses of an order with their times. */
export const OrderProgress = ({ order }: { order: OrderProgress_OrderFragment }) => {
  const path = progressSteps(order);
  return (
    <Box component="section" aria-label="Progress">
      <Typography variant="h3" component="p" sx={{ mb: 2, color: 'primary.main' }}>
        {nextMilestone(order)}
      </Typography>
      {path.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: { sm: 'flex' } }}>
          {path.map(({ status, state, at }) => (
            <Step
              key={status}
              label={orderStatusLabels[status]}
              time={at ? formatDateTime(at) : undefined}
              state={state}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
