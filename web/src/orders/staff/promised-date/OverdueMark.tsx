import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import Box from '@mui/material/Box';
import type { OverdueMark_OrderFragment } from './OverdueMark.generated';
import { StatusChip } from '../../../ui/StatusChip';
import { overdueText } from './overdueText';

interface LateProps {
  order: OverdueMark_OrderFragment;
}

/** Overdue icon for a table row, which has no room for text. */
export const OverdueMark = ({ order }: LateProps) =>
  order.isOverdue && (
    <AlarmOutlined
      titleAccess={`Late: ${overdueText(order)}`}
      sx={{ fontSize: 16, ml: 0.5, color: 'error.main' }}
    />
  );

export const OverdueChip = ({ order }: LateProps) =>
  order.isOverdue && <StatusChip tone="red" label={`late: ${overdueText(order)}`} />;

/** Overdue text in the colour of errors. */
export const OverdueText = ({ order }: LateProps) => (
  <Box component="span" sx={{ color: 'error.main' }}>
    {overdueText(order)}
  </Box>
);
