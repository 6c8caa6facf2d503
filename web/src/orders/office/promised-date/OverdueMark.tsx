import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import Box from '@mui/material/Box';
import type { OverdueMark_OrderFragment } from '../../../graphql/generated';
import { StatusChip } from '../../../ui/StatusChip';
import { overdueText } from './overdueText';

interface LateProps {
  order: OverdueMark_OrderFragment;
}

/** In a row of a table, where there is no room for a word. */
export const OverdueMark = ({ order }: LateProps) =>
  order.isOverdue && (
    <AlarmOutlined
      titleAccess={`Late: ${overdueText(order)}`}
      sx={{ fontSize: 16, ml: 0.5, color: 'error.main' }}
    />
  );

export const OverdueChip = ({ order }: LateProps) =>
  order.isOverdue && <StatusChip tone="red" label={`late: ${overdueText(order)}`} />;

/** Where the word stands beside it. */
export const OverdueText = ({ order }: LateProps) => (
  <Box component="span" sx={{ color: 'error.main' }}>
    {overdueText(order)}
  </Box>
);
