import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import type { EmployeesPage_EmployeeFragment } from '../graphql/generated';

export interface EmployeeActions {
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

export const employeeColumns = ({
  onEdit,
  onDelete,
}: EmployeeActions): GridColDef<EmployeesPage_EmployeeFragment>[] => [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180, hideable: false },
  { field: 'phone', headerName: 'Phone', width: 150 },
  { field: 'email', headerName: 'Email', flex: 1.2, minWidth: 220 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 120,
    hideable: false,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<EditOutlined fontSize="small" />}
          label={`Edit ${params.row.name}`}
          title="Edit"
          onClick={() => onEdit(params.row.id)}
        />
        <GridActionsCellItem
          icon={<DeleteOutlined fontSize="small" />}
          label={`Delete ${params.row.name}`}
          title="Delete"
          onClick={() => onDelete(params.row.id)}
        />
      </GridActionsCell>
    ),
  },
];
