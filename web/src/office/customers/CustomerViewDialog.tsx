import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAddress } from '../../addresses/formatAddress';
import { HistoryLink } from '../../session/permissions/HistoryLink';
import { usePermissions } from '../../session/permissions/usePermissions';
import type { CustomerViewDialog_UserFragment } from './CustomerViewDialog.generated';
import { DuplicatesNote } from './merging/DuplicatesNote';
import { UndoableMerges } from './merging/UndoableMerges';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { lazySection } from '../../ui/feedback/lazySection';
import { DescriptionList } from '../../ui/table/DescriptionList';
import { Money } from '../../ui/format/Money';
import { StatusChip } from '../../ui/StatusChip';
import { SignOutDialog } from './SignOutDialog';
import { useCustomerDialog } from './useCustomerDialog';

const CustomerRecurring = lazySection(
  () => import('../../orders/recurring/CustomerRecurring'),
  'CustomerRecurring',
);

/** Reserves the height of the empty section during loading, so that the buttons below do not move. */
const recurringPlace = {
  minHeight: 88,
  '& > [role="status"]': { maxHeight: 88, overflow: 'hidden' },
} as const;

interface CustomerViewDialogProps {
  customer: CustomerViewDialog_UserFragment;
  onClose: () => void;
}

const Addresses = ({ addresses }: Pick<CustomerViewDialog_UserFragment, 'addresses'>) => {
  if (addresses.length === 0) return '-';
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {addresses.map((address) => (
        <Box component="li" key={address.id} sx={{ mb: 1, '&:last-child': { mb: 0 } }}>
          {formatAddress(address)} {address.primary && <StatusChip tone="green" label="Primary" />}
        </Box>
      ))}
    </Box>
  );
};

/** Customer with buttons to edit the data and to sign out devices. */
export const CustomerViewDialog = ({ customer, onClose }: CustomerViewDialogProps) => {
  const titleId = useId();
  const [signingOut, setSigningOut] = useState(false);
  const may = usePermissions();
  const { open } = useCustomerDialog();
  const { id, name, phone, email, pendingEmail, role, balance, addresses } = customer;
  const { gstin, creditLimit } = customer;
  const maySignOut = may('customers.write') && (role !== 'ENTERPRISE' || may('enterprises.write'));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent sx={{ '& dt, & dd': { fontSize: 14 } }}>
        <DescriptionList
          facts={[
            ['Contact', phone ?? 'N/A'],
            ['Email', email ?? 'No email (no notifications)'],
            ...(pendingEmail ? [['Awaiting confirmation', pendingEmail] as const] : []),
            ['Balance due', <Money key="balance" paise={balance} />],
            ...(typeof creditLimit === 'number'
              ? [['Credit limit', <Money key="limit" paise={creditLimit} />] as const]
              : []),
            ...(gstin ? [['GSTIN', gstin] as const] : []),
            ['Addresses', <Addresses key="addresses" addresses={addresses} />],
          ]}
        />
        {may('orders.read') && (
          <Typography variant="body2" sx={{ mt: 1.5 }}>
            <Box component={Link} to={`/orders?customer=${id}`} sx={{ color: 'primary.main' }}>
              Show the orders of {name}
            </Box>
          </Typography>
        )}
        {may('reports.read') && role === 'ENTERPRISE' && (
          <Button size="small" onClick={() => open('statement', id)} sx={{ ml: -0.5 }}>
            View statement
          </Button>
        )}
        <HistoryLink object={id} />
        {role === 'CUSTOMER' && (
          <>
            <DuplicatesNote userId={id} onMerged={(survivorId) => open('view', survivorId)} />
            <UndoableMerges userId={id} />
          </>
        )}
        {may('orders.book') && (
          <Box sx={recurringPlace}>
            <CustomerRecurring customerId={id} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {maySignOut && (
          <Button color="inherit" onClick={() => setSigningOut(true)} sx={{ mr: 'auto' }}>
            Sign out everywhere
          </Button>
        )}
        {role === 'CUSTOMER' && may('customers.write') && (
          <Button onClick={() => open('edit', id)}>Edit</Button>
        )}
        <CloseButton variant="outlined" color="primary">
          Close
        </CloseButton>
      </DialogActions>
      {signingOut && <SignOutDialog customer={customer} onClose={() => setSigningOut(false)} />}
    </Dialog>
  );
};
