import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClothPrices_ClothFragment } from './ClothPrices.generated';
import { ErrorState } from '../ui/feedback/ErrorState';
import { formatMoney } from '../ui/format/formatMoney';
import { commonFirst, matching } from './priceOrder';

interface ClothPricesProps {
  /** Undefined while the prices load. */
  cloths: ClothPrices_ClothFragment[] | undefined;
  error?: unknown;
  onRetry: () => void;
}

const shownAtFirst = 12;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
  columnGap: 5,
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const PriceLines = ({ cloths }: { cloths: ClothPrices_ClothFragment[] }) => (
  <Box component="ul" sx={{ ...columns, m: 0, p: 0, listStyle: 'none' }}>
    {cloths.map(({ id, name, price }) => (
      <Box component="li" key={id} sx={line}>
        <span>{name}</span>
        <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(price)}
        </Box>
      </Box>
    ))}
  </Box>
);

const Loading = () => (
  <Box role="status" aria-label="Loading prices..." sx={columns}>
    {Array.from({ length: shownAtFirst }, (_, row) => (
      <Box key={row} sx={line}>
        <Skeleton width="60%" />
        <Skeleton width={64} />
      </Box>
    ))}
  </Box>
);

/** Public price list from the catalogue that staff edit. */
export const ClothPrices = ({ cloths, error, onRetry }: ClothPricesProps) => {
  const [all, setAll] = useState(false);
  const [search, setSearch] = useState('');
  const found = cloths && matching(commonFirst(cloths), search);
  const shown = all || search.trim() ? found : found?.slice(0, shownAtFirst);
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Card sx={{ p: { xs: 3, md: 4 } }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Prices
      </Typography>
      {cloths && cloths.length > shownAtFirst && (
        <TextField
          id="price-search"
          type="search"
          label="Search prices"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 1.5, maxWidth: 420 }}
        />
      )}
      {shown && shown.length > 0 && <PriceLines cloths={shown} />}
      {shown?.length === 0 && (
        <Typography role="status" sx={{ py: 1.5, color: 'text.secondary' }}>
          {search.trim()
            ? `No price for “${search.trim()}” found. Call us for a quote.`
            : 'The price list is being prepared. Please call us.'}
        </Typography>
      )}
      {!shown && (error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading />)}
      {hidden > 0 && (
        <Button onClick={() => setAll(true)} sx={{ mt: 2 }}>
          Show all {cloths?.length} prices
        </Button>
      )}
    </Card>
  );
};
