import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { CreditLine_OrderFragment } from '../../../graphql/generated';
import { creditStatus } from './creditStatus';

interface CreditLineProps {
  order: CreditLine_OrderFragment;
  /** What the order comes to as it is typed, in paise. */
  bill: number;
}

/** Of an enterprise with a limit: what it owes. Above it staff are warned, and save all the same. */
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
