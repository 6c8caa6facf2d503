import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { CreditLine_OrderFragment } from './CreditLine.generated';
import { creditStatus } from './creditStatus';

interface CreditLineProps {
  order: CreditLine_OrderFragment;
  /** Total of the unsaved bill in paise. */
  bill: number;
}

/**
 * Shows what an enterprise owes of its credit limit. Above the limit staff see a warning but can
 * save.
 */
export const CreditLine = ({ order, bill }: CreditLineProps) => {
  const words = creditStatus(order, bill);
  if (!words) return null;
  if (words.isAbove)
    return (
      <Alert severity="warning" role="status">
        {words.text}
      </Alert>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.text}
    </Typography>
  );
};
