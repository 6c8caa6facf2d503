import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOrderSettingsQuery } from './OrdersForm.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { DescriptionList } from '../../ui/table/DescriptionList';
import { Panel } from '../../ui/table/Panel';
import { comparedFields, valuesOf } from './ordersValues';

const OrdersForm = lazyDialog(() => import('./OrdersForm'), 'OrdersForm');

const dialogs = ['orders'] as const;

/** Current order settings with a button to edit them. */
export const OrdersPanel = () => {
  const { named, open, close } = useUrlDialog(dialogs);
  const { data, error, refetch } = useOrderSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.orderSettings;
  const edit = (
    <Button
      size="small"
      variant="outlined"
      aria-label="Edit order settings"
      onClick={() => open('orders', 'settings')}
    >
      Edit
    </Button>
  );
  return (
    <Panel title="Orders" actions={settings && edit}>
      {settings && (
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <DescriptionList
            facts={comparedFields.map(([name, read]) => [name, read(valuesOf(settings)) || '-'])}
          />
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            Customers see the express surcharge before they book. A change does not affect orders
            that are already booked.
          </Typography>
        </Box>
      )}
      {!settings && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <ListSkeleton label="Loading the settings..." />}
      {settings && named && <OrdersForm settings={settings} onClose={close} />}
    </Panel>
  );
};
