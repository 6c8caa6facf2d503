import type { GridColDef } from '@mui/x-data-grid';
import { formatDateTime } from '../ui/format/dates';
import { type FailedRow, troubleText } from './failureUrlState';
import { OrderLink } from './OrderLink';
import { SeeToButtons, type SeeTo } from './SeeToButtons';

/** The columns that every table of what failed ends with; `nameOf` is for those who hear the buttons. */
export const failedColumns = <Row extends FailedRow>(
  nameOf: (row: Row) => string,
  seeTo: SeeTo<Row>,
): GridColDef<Row>[] => [
  {
    field: 'order',
    headerName: 'Order',
    width: 84,
    renderCell: ({ row: { orderId }, hasFocus }) => (
      <OrderLink orderId={orderId} tabIndex={hasFocus ? 0 : -1} />
    ),
  },
  {
    field: 'trouble',
    headerName: 'Why it failed',
    flex: 2,
    minWidth: 200,
    renderCell: ({ row }) => troubleText(row),
  },
  {
    field: 'tries',
    headerName: 'Attempts',
    type: 'number',
    width: 84,
    renderCell: ({ row: { tries } }) => tries ?? '-',
  },
  {
    field: 'triedAt',
    headerName: 'Last attempt',
    width: 120,
    renderCell: ({ row: { triedAt } }) => (triedAt ? formatDateTime(triedAt) : '-'),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 176,
    hideable: false,
    renderCell: ({ row, hasFocus }) => (
      <SeeToButtons row={row} name={nameOf(row)} inCell={{ hasFocus }} {...seeTo} />
    ),
  },
];
