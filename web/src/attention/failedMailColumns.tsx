import type { FailedMailsPage_MailFragment } from '../graphql/generated';
import { formatDateTime } from '../ui/format/dates';
import type { TableColumn } from '../ui/table/column';
import { troubleText } from './failedView';
import { OrderLink } from './OrderLink';
import { SeeToButtons, type SeeTo } from './SeeToButtons';

type Mail = FailedMailsPage_MailFragment;

/** booking confirmed → Booking confirmed */
export const topicLabel = ({ topic }: Pick<Mail, 'topic'>): string =>
  topic.charAt(0).toUpperCase() + topic.slice(1);

/** Where it went, and where it goes the next time if that is elsewhere. */
export const addressText = ({ to, goesTo }: Pick<Mail, 'to' | 'goesTo'>): string =>
  [to ?? '-', goesTo && goesTo !== to && `now ${goesTo}`].filter(Boolean).join(', ');

export const failedMailColumns = (seeTo: SeeTo<Mail>): TableColumn<Mail>[] => [
  {
    field: 'createdAt',
    headerName: 'Written',
    width: 170,
    hideable: false,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { field: 'topic', headerName: 'About', width: 160, hideable: false, cell: topicLabel },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 220, cell: addressText },
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
    cell: (mail, hasFocus) => (
      <SeeToButtons row={mail} name={topicLabel(mail)} inCell={{ hasFocus }} {...seeTo} />
    ),
  },
];
