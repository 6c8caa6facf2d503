import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { usePermissions } from '../../session/permissions/usePermissions';
import { ClothsCard } from '../../cloths/ClothsCard';
import { OrderDialog } from '../../orders/staff/dialog/OrderDialog';
import { PageMeta } from '../../ui/PageMeta';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { DashboardCards } from './DashboardCards';
import { DailyTotals } from './DailyTotals';
import { NeedsAttention } from './NeedsAttention';
import { RecentOrders } from './RecentOrders';

export const DashboardPage = () => {
  const may = usePermissions();
  return (
    <>
      <PageMeta title="Dashboard" noIndex />
      <Box component="h1" sx={visuallyHidden}>
        Dashboard
      </Box>
      {may('reports.read') && <DashboardCards />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // From this width the order table shows all columns beside the second column.
          '@media (min-width: 1420px)': { gridTemplateColumns: 'minmax(0, 1fr) 350px' },
        }}
      >
        <Stack spacing={2} sx={{ '&:empty': { display: 'none' } }}>
          <NeedsAttention />
          {may('orders.read') && <RecentOrders />}
          {may('reports.read') && <DailyTotals />}
        </Stack>
        <ClothsCard />
      </Box>
      {may('orders.read') && <OrderDialog />}
    </>
  );
};
