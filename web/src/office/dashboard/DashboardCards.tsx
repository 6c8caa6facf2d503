import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useDashboardCardsQuery, type DashboardCardsQuery } from './DashboardCards.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { todayPlus } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/formatMoney';
import type { Tone } from '../../ui/statusColors';

interface CardProps {
  label: string;
  count: number | undefined;
  /** Link to the list. Undefined for users who may only see the number. */
  to?: string;
  tone: Tone;
}

const CountCard = ({ label, count, to, tone }: CardProps) => (
  <Box
    {...(to ? { component: Link, to } : {})}
    sx={{
      position: 'relative',
      display: 'block',
      px: 2.5,
      py: 2,
      borderRadius: '12px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      color: 'text.primary',
      textDecoration: 'none',
      overflow: 'hidden',
      '&[href]:hover': { borderColor: 'primary.main' },
      '&:hover svg': { opacity: 1 },
    }}
  >
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14, fontWeight: 600 }}
    >
      <Box
        component="span"
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: `var(--tone-${tone}-text)` }}
      />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      {to && (
        <ArrowForward sx={{ ml: 'auto', fontSize: 18, color: 'primary.main', opacity: 0.35 }} />
      )}
    </Box>
    <Box
      component="span"
      sx={{
        display: 'block',
        mt: 0.5,
        fontSize: 40,
        lineHeight: 1.15,
        fontWeight: 700,
        letterSpacing: '-0.03em',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count === undefined ? <Skeleton width={64} /> : formatCount(count)}
    </Box>
  </Box>
);

/** Figures of today. Each one links to its orders. */
export const DashboardCards = () => {
  const { data, previousData, error, refetch } = useDashboardCardsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.dashboard;
  if (error && !counts) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {error && <StaleDataNotice error={error} onRetry={() => void refetch()} />}
      <Counts counts={counts} />
    </>
  );
};

const Counts = ({ counts }: { counts: DashboardCardsQuery['dashboard'] | undefined }) => {
  const seesOrders = usePermissions()('orders.read');
  const toOrders = (query: string) => (seesOrders ? `/orders?${query}` : undefined);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <CountCard
        label="Total Orders Today"
        count={counts?.ordersToday}
        to={toOrders(`date=${todayPlus()}`)}
        tone="grey"
      />
      <CountCard
        label="Waiting for Pickup"
        count={counts?.waitingForPickup}
        to={toOrders('status=WAITING_FOR_PICKUP')}
        tone="red"
      />
      <CountCard
        label="Waiting for Delivery"
        count={counts?.waitingForDelivery}
        to={toOrders('status=DISPATCHED')}
        tone="indigo"
      />
    </Box>
  );
};
