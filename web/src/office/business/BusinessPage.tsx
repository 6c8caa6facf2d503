import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isAdmin } from '../../session/permissions/staff';
import { useSessionUser } from '../../session/session';
import type { BusinessForm_BusinessFragment } from './BusinessForm.generated';
import { useBusinessQuery } from './BusinessPage.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { lazySection } from '../../ui/feedback/lazySection';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { PageMeta } from '../../ui/PageMeta';
import { DescriptionList } from '../../ui/table/DescriptionList';
import { Panel } from '../../ui/table/Panel';
import { LogoPanel } from './LogoPanel';
import { comparedFields, documentKindText, valuesOf } from './businessValues';

const BusinessForm = lazyDialog(() => import('./BusinessForm'), 'BusinessForm');

const PresetsPanel = lazySection(() => import('./PresetsPanel'), 'PresetsPanel');

const SeriesPanel = lazySection(() => import('./SeriesPanel'), 'SeriesPanel');

const OrdersPanel = lazySection(() => import('./OrdersPanel'), 'OrdersPanel');

const dialogs = ['edit'] as const;

const Particulars = ({ business }: { business: BusinessForm_BusinessFragment }) => {
  const values = valuesOf(business);
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ mb: 1.5 }}>{documentKindText(values.gstin)}</Typography>
      <DescriptionList facts={comparedFields.map(([name, read]) => [name, read(values) || '-'])} />
    </Box>
  );
};

/** Warns about invoices that wait until an admin confirms the company details. */
const ConfirmNote = ({ waiting, mayConfirm }: { waiting: number; mayConfirm: boolean }) => (
  <Alert severity="warning" sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
    The company details are not confirmed yet. No invoice, bill of supply, credit note or statement
    is issued until {mayConfirm ? 'you check and confirm' : 'an admin checks and confirms'} them.{' '}
    {waiting > 0 &&
      `${waiting === 1 ? '1 delivered order waits for its invoice' : `${waiting} delivered orders wait for their invoices`}.`}
  </Alert>
);

/** Company details for invoices and their tax. */
export const BusinessPage = () => {
  const { named, open, close } = useUrlDialog(dialogs);
  const { data, error, refetch } = useBusinessQuery({ fetchPolicy: 'cache-and-network' });
  const business = data?.business;
  const mayConfirm = isAdmin(useSessionUser());
  const retry = (): void => void refetch();
  const edit = (
    <Button size="small" variant="contained" onClick={() => open('edit', 'particulars')}>
      {mayConfirm && !business?.confirmedAt ? 'Check and confirm' : 'Edit'}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, mx: 'auto' }}>
      <PageMeta title="Company details" noIndex />
      <Panel title="Company details" heading="h1" actions={business && edit}>
        {error && business && <StaleDataNotice error={error} onRetry={retry} />}
        {business && !business.confirmedAt && (
          <ConfirmNote waiting={business.ordersToInvoice} mayConfirm={mayConfirm} />
        )}
        {business && <Particulars business={business} />}
        {!business && error && (
          <ErrorState error={error} text="Failed to fetch the company details" onRetry={retry} />
        )}
        {!business && !error && <ListSkeleton label="Loading the company details..." />}
      </Panel>
      {data && <LogoPanel logo={data.businessLogo} />}
      {business && <SeriesPanel business={business} />}
      {business && <OrdersPanel />}
      {business && <PresetsPanel />}
      {business && named && <BusinessForm business={business} onClose={close} />}
    </Box>
  );
};
