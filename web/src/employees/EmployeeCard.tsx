import Link from '@mui/material/Link';
import type { EmployeeCard_EmployeeFragment } from '../graphql/generated';
import { EditDeleteButtons } from '../ui/table/EditDeleteButtons';
import { RowCard } from '../ui/table/RowCard';
import type { EmployeeActions } from './employeeColumns';

type EmployeeCardProps = EmployeeActions & { employee: EmployeeCard_EmployeeFragment };

export const EmployeeCard = ({ employee, onEdit, onDelete }: EmployeeCardProps) => {
  const { id, name, phone, email } = employee;
  return (
    <RowCard
      title={name}
      onOpen={() => onEdit(id)}
      about={email}
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
        <EditDeleteButtons name={name} onEdit={() => onEdit(id)} onDelete={() => onDelete(id)} />
      }
    />
  );
};
