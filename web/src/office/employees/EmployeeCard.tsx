import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { EmployeeCard_EmployeeFragment } from './EmployeeCard.generated';
import { EditDeleteButtons } from '../../ui/table/EditDeleteButtons';
import { RowCard } from '../../ui/table/RowCard';
import { AccessChip } from './AccessChip';
import type { EmployeeActions } from './employeeColumns';

type EmployeeCardProps = EmployeeActions & { employee: EmployeeCard_EmployeeFragment };

export const EmployeeCard = ({ employee, onEdit, onAccess, onDelete }: EmployeeCardProps) => {
  const { id, name, phone, email, permissions } = employee;
  return (
    <RowCard
      title={name}
      onOpen={() => onEdit(id)}
      about={email}
      chips={permissions.length > 0 && <AccessChip employee={employee} />}
      facts={[
        [
          'Phone',
          <Link
            key="phone"
            href={`tel:+91${phone}`}
            sx={{ position: 'relative', zIndex: 1, display: 'inline-block', py: 1.25, my: -1.25 }}
          >
            {phone}
          </Link>,
        ],
      ]}
      actions={
        <>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onAccess(id)}
            aria-label={`Access for ${name}`}
          >
            Access
          </Button>
          <EditDeleteButtons name={name} onEdit={() => onEdit(id)} onDelete={() => onDelete(id)} />
        </>
      }
    />
  );
};
