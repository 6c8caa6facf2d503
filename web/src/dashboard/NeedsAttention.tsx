import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useOrderViewCountsQuery, type OrderView } from '../graphql/generated';
import { countText, viewLabels, viewMeaning } from '../orders/office/views/orderViews';
import { ErrorState } from '../ui/feedback/ErrorState';
import { StaleNote } from '../ui/feedback/StaleNote';
import { Panel } from '../ui/table/Panel';

/** Views that are empty where everything went as it should, and what they are called among these. */
const lines: readonly [OrderView, string][] = [
  ['LATE_PICKUPS', viewLabels.LATE_PICKUPS],
  ['BROKEN_PROMISES', viewLabels.BROKEN_PROMISES],
  ['WRONG_CODES', viewLabels.WRONG_CODES],
  ['TO_COLLECT', 'Unpaid after delivery'],
  ['REFUNDS_DUE', 'Money to refund'],
];

interface LineProps {
  view: OrderView;
  label: string;
  count: number;
}

const Line = ({ view, label, count }: LineProps) => (
  <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, listStyle: 'none' }}>
    <Box
      component={Link}
      to={`/orders?view=${view}`}
      title={viewMeaning(view)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        component="span"
        sx={{
          minWidth: 36,
          textAlign: 'right',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {countText(count)}
      </Box>
      <Box component="span" sx={{ mr: 'auto' }}>
        {label}
      </Box>
      <ArrowForward sx={{ fontSize: 18, color: 'primary.main', opacity: 0.35 }} />
    </Box>
  </Box>
);

/** What went wrong or is owed; each line leads to its orders and goes when they are seen to. */
export const NeedsAttention = () => {
  const { data, previousData, error, refetch } = useOrderViewCountsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.orderViewCounts;
  const retry = (): void => void refetch();
  const open = lines.flatMap(([view, label]) => {
    const { count = 0 } = counts?.find((one) => one.view === view) ?? {};
    return count > 0 ? [{ view, label, count }] : [];
  });
  return (
    <Panel title="Needs attention">
      {error && !counts && <ErrorState error={error} onRetry={retry} />}
      {error && counts && <StaleNote error={error} onRetry={retry} />}
      {open.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {open.map((line) => (
            <Line key={line.view} {...line} />
          ))}
        </Box>
      )}
      {!open.length && !(error && !counts) && (
        <Box role="status" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {counts ? 'Nothing needs attention' : 'Loading...'}
        </Box>
      )}
    </Panel>
  );
};
