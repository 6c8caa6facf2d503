import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import type { SkippedOrder } from './useBulkStatusUpdate';

interface SkippedOrdersListProps {
  left: readonly SkippedOrder[];
  onPutAside: () => void;
}

/** Orders that were not changed, each with the reason. Includes orders on other pages. */
export const SkippedOrdersList = ({ left, onPutAside }: SkippedOrdersListProps) => (
  <Box
    role="alert"
    aria-label="Not changed"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, fontSize: 14 }}
  >
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, flex: '1 1 240px', maxHeight: 132, overflowY: 'auto' }}
    >
      {left.map(({ row, why }) => (
        <li key={row.id}>
          <strong>{row.shortId}</strong> {row.user.name || 'Unknown User'}: {why}
        </li>
      ))}
    </Box>
    <Button size="small" variant="outlined" color="inherit" onClick={ignoreDoubleClick(onPutAside)}>
      {left.length === 1 ? 'Remove from selection' : `Remove all ${left.length} from selection`}
    </Button>
  </Box>
);
