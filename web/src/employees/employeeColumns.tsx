import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { EmployeesPage_EmployeeFragment } from '../graphql/generated';
import { RowButtons } from '../ui/table/RowButtons';
import type { TableColumn } from '../ui/table/column';

export interface EmployeeActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

export const employeeColumns = ({
  onEdit,
  onDelete,
}: EmployeeActions): TableColumn<EmployeesPage_EmployeeFragment>[] => [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    hideable: false,
    cell: ({ name }) => name,
  },
  { field: 'phone', headerName: 'Phone', width: 150, cell: ({ phone }) => phone },
  { field: 'email', headerName: 'Email', flex: 1.2, minWidth: 220, cell: ({ email }) => email },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 120,
    hideable: false,
    cell: ({ id, name }, hasFocus) => (
      <RowButtons
        hasFocus={hasFocus}
        buttons={[
          {
            icon: <EditOutlined fontSize="small" />,
            title: 'Edit',
            label: `Edit ${name}`,
            onClick: () => onEdit(id),
          },
          {
            icon: <DeleteOutlined fontSize="small" />,
            title: 'Delete',
            label: `Delete ${name}`,
            onClick: () => onDelete(id),
          },
        ]}
      />
    ),
  },
];
