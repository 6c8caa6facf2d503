import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import Box from '@mui/material/Box';
import type { LateMark_OrderFragment } from '../../../graphql/generated';
import { StatusChip } from '../../../ui/StatusChip';
import { lateText } from './lateText';

interface LateProps {
  order: LateMark_OrderFragment;
}

/** In a row of a table, where there is no room for a word. */
export const LateMark = ({ order }: LateProps) =>
  order.overdue && (
    <AlarmOutlined
      titleAccess={`Late: ${lateText(order)}`}
      sx={{ fontSize: 16, ml: 0.5, color: 'error.main' }}
    />
  );

export const LateChip = ({ order }: LateProps) =>
  order.overdue && <StatusChip tone="red" label={`late: ${lateText(order)}`} />;

/** Where the word stands beside it. */
export const LateText = ({ order }: LateProps) => (
  <Box component="span" sx={{ color: 'error.main' }}>
    {lateText(order)}
  </Box>
);
