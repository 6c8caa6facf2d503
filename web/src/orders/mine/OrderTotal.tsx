import Box from '@mui/material/Box';
import { Money } from '../../ui/format/Money';

interface OrderTotalProps {
  /** Paise */
  total: number;
  /** Paise */
  serviceCharge: number;
}

/** A total with its service charge beside it. */
export const OrderTotal = ({ total, serviceCharge }: OrderTotalProps) => (
  <Box component="span">
    <Money paise={total} />
    <Box
      component="span"
      sx={{ display: 'block', fontSize: 14, fontWeight: 400, color: 'text.secondary' }}
    >
      + <Money paise={serviceCharge} /> service charge
    </Box>
  </Box>
);
