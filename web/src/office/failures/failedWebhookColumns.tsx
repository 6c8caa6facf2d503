import type { GridColDef } from '@mui/x-data-grid';
import type { FailedWebhooksPage_WebhookFragment } from './FailedWebhooksPage.generated';
import { formatDateTime } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import { failedColumns } from './failedColumns';
import type { RetryDismiss } from './RetryDismissButtons';

type Webhook = FailedWebhooksPage_WebhookFragment;

const kinds: Record<string, string> = {
  'payment_link.paid': 'Paid',
  'payment_link.partially_paid': 'Paid in part',
};

export const kindLabel = ({ kind }: Pick<Webhook, 'kind'>): string =>
  kind ? (kinds[kind] ?? kind) : 'Unreadable notice';

export const amountText = ({ amount }: Pick<Webhook, 'amount'>): string =>
  typeof amount === 'number' ? formatMoney(amount) : '-';

/** Name of a webhook for screen readers. */
export const webhookName = (webhook: Webhook): string =>
  [kindLabel(webhook), webhook.paymentId].filter(Boolean).join(' ');

export const failedWebhookColumns = (actions: RetryDismiss<Webhook>): GridColDef<Webhook>[] => [
  {
    field: 'createdAt',
    headerName: 'Received',
    width: 120,
    hideable: false,
    renderCell: ({ row: { createdAt } }) => formatDateTime(createdAt),
  },
  {
    field: 'kind',
    headerName: 'Event',
    width: 110,
    hideable: false,
    renderCell: ({ row }) => kindLabel(row),
  },
  {
    field: 'payment',
    headerName: 'Payment',
    flex: 1,
    minWidth: 165,
    renderCell: ({ row: { paymentId } }) => paymentId ?? '-',
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    renderCell: ({ row }) => amountText(row),
  },
  ...failedColumns(webhookName, actions),
];
