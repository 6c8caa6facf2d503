import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePermissions } from '../../session/permissions/usePermissions';
import type { CustomerCard_UserFragment } from './CustomerCard.generated';
import { EditDeleteButtons } from '../../ui/table/EditDeleteButtons';
import { Money } from '../../ui/format/Money';
import { RowCard } from '../../ui/table/RowCard';
import { addressesText } from './addressText';
import type { CustomerDialog } from './useCustomerDialog';

interface CustomerCardProps {
  customer: CustomerCard_UserFragment;
  onDialog: (dialog: CustomerDialog, id: string) => void;
}

export const CustomerCard = ({ customer, onDialog }: CustomerCardProps) => {
  const may = usePermissions();
  const mayChange = may('enterprises.write');
  const { id, name, phone, email, role, balance, addresses } = customer;
  const open = (dialog: CustomerDialog) => () => onDialog(dialog, id);
  return (
    <RowCard
      title={name}
      onOpen={open('view')}
      about={email ?? 'No email'}
      facts={[
        ['Contact', phone ?? 'N/A'],
        ['Balance due', <Money key="balance" paise={balance} />],
        ['Address', addressesText(addresses)],
      ]}
      actions={
        <>
          {phone && (
            <Button
              component={Link}
              href={`tel:+91${phone}`}
              variant="outlined"
              size="small"
              aria-label={`Call ${name}`}
            >
              Call
            </Button>
          )}
          {may('reports.read') && role === 'ENTERPRISE' && (
            <Button
              variant="outlined"
              size="small"
              onClick={open('statement')}
              aria-label={`Statement of ${name}`}
            >
              Statement
            </Button>
          )}
          {mayChange && role === 'ENTERPRISE' && (
            <>
              <Button
                variant="outlined"
                size="small"
                onClick={open('prices')}
                aria-label={`Cloth List of ${name}`}
              >
                Cloth List
              </Button>
              <EditDeleteButtons name={name} onEdit={open('edit')} onDelete={open('delete')} />
            </>
          )}
        </>
      }
    />
  );
};
