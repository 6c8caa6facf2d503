import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../../ui/PageMeta';
import { OrderHistory } from './OrderHistory';

export const OrderHistoryPage = () => {
  const navigate = useNavigate();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
      <PageMeta title="Order history" noIndex />
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.5rem' } }}>
        Order history
      </Typography>
      <Tabs
        value="orders"
        aria-label="Order history"
        onChange={(_, tab: string) => {
          if (tab === 'account') void navigate('/account?tab=account');
        }}
        sx={{ mt: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="account" label="Account Details" id="tab-account" />
        <Tab value="orders" label="Order Details" id="tab-orders" aria-controls="panel-orders" />
      </Tabs>
      <Box role="tabpanel" id="panel-orders" aria-labelledby="tab-orders">
        <OrderHistory />
      </Box>
    </Container>
  );
};
