import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Money } from '../../ui/format/Money';
import type { PriceRow } from './priceListEditing';

interface PriceRowsTableProps {
  rows: readonly PriceRow[];
  editing: string | null;
  onEdit: (row: PriceRow) => void;
  onDelete: (row: PriceRow) => void;
}

const small = { width: 34, height: 34 };

export const PriceRowsTable = ({ rows, editing, onEdit, onDelete }: PriceRowsTableProps) => (
  <Table
    size="small"
    stickyHeader
    aria-label="Price list"
    sx={{
      '& th': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
      '& th, & td': { px: { xs: 0.5, sm: 2 } },
    }}
  >
    <TableHead>
      <TableRow>
        <TableCell>Type of Clothes</TableCell>
        <TableCell align="right">Price (₹)</TableCell>
        <TableCell align="right">Actions</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.length === 0 && (
        <TableRow>
          <TableCell colSpan={3} align="center" sx={{ py: 4, color: 'text.secondary' }}>
            No items added
          </TableCell>
        </TableRow>
      )}
      {rows.map((row) => (
        <TableRow key={row.type} selected={row.type === editing}>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.type}</TableCell>
          <TableCell align="right">
            <Money paise={row.price} />
          </TableCell>
          <TableCell align="right" sx={{ py: 0.25, whiteSpace: 'nowrap' }}>
            <IconButton
              title="Edit"
              aria-label={`Edit ${row.type}`}
              onClick={() => onEdit(row)}
              sx={small}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
            <IconButton
              title="Delete"
              aria-label={`Delete ${row.type}`}
              onClick={() => onDelete(row)}
              sx={small}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
