import type { GridColDef } from '@mui/x-data-grid';
import { formatDateTime } from '../../ui/format/dates';
import { type FailedRow, failureText } from './failuresUrlState';
import { OrderLink } from './OrderLink';
import { RetryDismissButtons, type RetryDismiss } from './RetryDismissButtons';

/** The last columns of every table of failures. `nameOf` names a row for screen readers. */
export const failedColumns = <Row extends FailedRow>(
  nameOf: (row: Row) => string,
  actions: RetryDismiss<Row>,
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
    field: 'failureReason',
    headerName: 'Why it failed',
    flex: 2,
    minWidth: 200,
    renderCell: ({ row }) => failureText(row),
  },
  {
    field: 'attempts',
    headerName: 'Attempts',
    type: 'number',
    width: 84,
    renderCell: ({ row: { attempts } }) => attempts ?? '-',
  },
  {
    field: 'lastAttemptAt',
    headerName: 'Last attempt',
    width: 120,
    renderCell: ({ row: { lastAttemptAt } }) =>
      lastAttemptAt ? formatDateTime(lastAttemptAt) : '-',
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 176,
    hideable: false,
    renderCell: ({ row, hasFocus }) => (
      <RetryDismissButtons row={row} name={nameOf(row)} inCell={{ hasFocus }} {...actions} />
    ),
  },
];
