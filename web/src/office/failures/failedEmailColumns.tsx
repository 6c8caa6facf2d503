import type { GridColDef } from '@mui/x-data-grid';
import type { FailedEmailsPage_EmailFragment } from './FailedEmailsPage.generated';
import { capitalise } from '../../ui/format/capitalise';
import { formatDateTime } from '../../ui/format/dates';
import { failedColumns } from './failedColumns';
import type { RetryDismiss } from './RetryDismissButtons';

type Mail = FailedEmailsPage_EmailFragment;

/** Label of a mail, such as booking confirmed → Booking confirmed. */
export const topicLabel = ({ topic }: Pick<Mail, 'topic'>): string => capitalise(topic);

/** Address of the failed mail, and the address of the next attempt if it differs. */
export const addressText = ({ to, nextRecipient }: Pick<Mail, 'to' | 'nextRecipient'>): string =>
  nextRecipient && nextRecipient !== to
    ? `${to ?? '-'} (next attempt to ${nextRecipient})`
    : (to ?? '-');

export const failedEmailColumns = (actions: RetryDismiss<Mail>): GridColDef<Mail>[] => [
  {
    field: 'createdAt',
    headerName: 'Created',
    width: 120,
    hideable: false,
    renderCell: ({ row: { createdAt } }) => formatDateTime(createdAt),
  },
  {
    field: 'topic',
    headerName: 'About',
    width: 140,
    hideable: false,
    renderCell: ({ row }) => topicLabel(row),
  },
  {
    field: 'to',
    headerName: 'To',
    flex: 1,
    minWidth: 200,
    renderCell: ({ row }) => addressText(row),
  },
  ...failedColumns(topicLabel, actions),
];
