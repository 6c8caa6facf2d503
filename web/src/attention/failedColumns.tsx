import { formatDateTime } from '../ui/format/dates';
import type { TableColumn } from '../ui/table/column';
import { type FailedRow, troubleText } from './failedView';
import { OrderLink } from './OrderLink';
import { SeeToButtons, type SeeTo } from './SeeToButtons';

/** The columns that every table of what failed ends with; `nameOf` is for those who hear the buttons. */
export const failedColumns = <Row extends FailedRow>(
  nameOf: (row: Row) => string,
  seeTo: SeeTo<Row>,
): TableColumn<Row>[] => [
  {
    field: 'order',
    headerName: 'Order',
    width: 90,
    cell: ({ orderId }, hasFocus) => <OrderLink orderId={orderId} tabIndex={hasFocus ? 0 : -1} />,
  },
  {
    field: 'trouble',
    headerName: 'Why it failed',
    flex: 2,
    minWidth: 240,
    cell: troubleText,
  },
  {
    field: 'tries',
    headerName: 'Tries',
    type: 'number',
    width: 70,
    cell: ({ tries }) => tries ?? '-',
  },
  {
    field: 'triedAt',
    headerName: 'Last try',
    width: 170,
    cell: ({ triedAt }) => (triedAt ? formatDateTime(triedAt) : '-'),
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 190,
    hideable: false,
    cell: (row, hasFocus) => (
      <SeeToButtons row={row} name={nameOf(row)} inCell={{ hasFocus }} {...seeTo} />
    ),
  },
];
