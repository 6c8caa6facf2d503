import Box from '@mui/material/Box';
import { formatMoney } from './formatMoney';

/** An amount in paise, in figures of equal width so that columns line up. */
export const Money = ({ paise }: { paise: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {formatMoney(paise)}
  </Box>
);
