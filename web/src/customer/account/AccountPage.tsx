import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LogoutDialog } from '../../session/LogoutDialog';
import { useSessionUser, type SessionUser } from '../../session/session';
import { MyOrders } from '../my-orders/list/MyOrders';
import { noFilters } from '../my-orders/list/orderUrlState';
import { PageMeta } from '../../ui/PageMeta';
import { lazySection } from '../../ui/feedback/lazySection';
import { useUrlParams } from '../../ui/useUrlParams';

const AccountTab = lazySection(() => import('./AccountTab'), 'AccountTab');

const tabs = [
  { id: 'orders', label: 'Order Details' },
  { id: 'account', label: 'Account Details' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/**
 * First tab of the account page: the orders for customers, the account for staff, who have no
 * orders.
 */
const firstTab = (user: SessionUser | null): TabId =>
  user?.role === 'CUSTOMER' || user?.role === 'ENTERPRISE' ? 'orders' : 'account';

interface TabControl {
  tab: TabId;
  show: (tab: TabId) => void;
}

/** Open tab, stored in the URL. */
function useTab(): TabControl {
  const { params, change } = useUrlParams();
  const first = firstTab(useSessionUser());
  const named = tabs.find(({ id }) => id === params.get('tab'))?.id;
  // A change of tab removes the filters of the order list.
  const show = (next: TabId): void =>
    change({ ...noFilters, tab: next === first ? null : next }, { push: true });
  return { tab: named ?? first, show };
}

const Heading = () => {
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.5rem' } }}>
        My Profile
      </Typography>
      <Button
        color="inherit"
        onClick={() => setAsking(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Logout
      </Button>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
};

export const AccountPage = () => {
  const { tab, show } = useTab();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 7 } }}>
      <PageMeta title="My Profile" noIndex />
      <Heading />
      <Tabs
        value={tab}
        onChange={(_, next: TabId) => show(next)}
        aria-label="My Profile"
        sx={{ mt: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'orders' ? <MyOrders /> : <AccountTab />}
      </Box>
    </Container>
  );
};
