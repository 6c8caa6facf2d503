import type { GridColDef } from '@mui/x-data-grid';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { EmployeesPage_EmployeeFragment } from './EmployeesPage.generated';
import { rowActions } from '../../ui/table/rowActions';
import { AccessChip } from './AccessChip';

export interface EmployeeActions {
  onEdit: (id: string) => void;
  onAccess: (id: string) => void;
  onDelete: (id: string) => void;
}

export const employeeColumns = ({
  onEdit,
  onAccess,
  onDelete,
}: EmployeeActions): GridColDef<EmployeesPage_EmployeeFragment>[] => [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    hideable: false,
    display: 'flex',
    renderCell: ({ row: employee }) => (
      <div className="cell-row">
        <span className="cell-words" title={employee.name}>
          {employee.name}
        </span>
        <AccessChip employee={employee} />
      </div>
    ),
  },
  { field: 'phone', headerName: 'Phone', width: 150, renderCell: ({ row: { phone } }) => phone },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1.2,
    minWidth: 220,
    renderCell: ({ row: { email } }) => email,
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 160,
    hideable: false,
    getActions: ({ row: { id, name } }) =>
      rowActions([
        {
          icon: <EditOutlined fontSize="small" />,
          title: 'Edit',
          label: `Edit ${name}`,
          onClick: () => onEdit(id),
        },
        {
          icon: <KeyOutlined fontSize="small" />,
          title: 'Change access',
          label: `Access for ${name}`,
          onClick: () => onAccess(id),
        },
        {
          icon: <DeleteOutlined fontSize="small" />,
          title: 'Delete',
          label: `Delete ${name}`,
          onClick: () => onDelete(id),
        },
      ]),
  },
];
