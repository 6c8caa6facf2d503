import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMyPriceListQuery } from './MyPriceList.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Money } from '../../ui/format/Money';
import { ListSkeleton } from '../../ui/feedback/skeletons';

/**
 * Prices agreed with the signed-in enterprise. A cloth type without an agreed price has the public
 * price.
 */
export const MyPriceList = () => {
  const { data, error, refetch } = useMyPriceListQuery();
  const items = data?.myPriceList.items;
  return (
    <Box component="section" aria-label="Your prices" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Your prices
      </Typography>
      <Card sx={{ px: { xs: 2.5, md: 3.5 }, py: 1.5 }}>
        {!items &&
          (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {items?.length === 0 && (
          <Typography sx={{ py: 1.5, color: 'text.secondary' }}>
            You have no special prices yet. The public price list applies.
          </Typography>
        )}
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', columnGap: 5, columnCount: { sm: 2 } }}
        >
          {items?.map(({ clothId, type, price }) => (
            <Box
              component="li"
              key={clothId}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1 }}
            >
              <span>{type}</span>
              <Box component="span" sx={{ fontWeight: 650 }}>
                <Money paise={price} />
              </Box>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
};
