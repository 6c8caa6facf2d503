import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { attentionOf } from '../../session/permissions/officePages';
import { isAdmin } from '../../session/permissions/staff';
import { useSessionUser } from '../../session/session';
import { OrdersChangedDocument } from '../../orders/staff/OrdersChanged.generated';
import type { OrderQueue } from '../../graphql/schema.generated';
import {
  FailedEmailsChangedDocument,
  FailedWebhooksChangedDocument,
} from './FailuresSubscription.generated';
import {
  NeedsAttentionDocument,
  useNeedsAttentionQuery,
  type NeedsAttentionQuery,
} from './NeedsAttention.generated';
import { useChangeSubscription } from '../../session/subscriptions/useChangeSubscription';
import { useRefetch } from '../../graphql/useRefetch';
import { countText, queueLabels, queueDescription } from '../orders/queues/orderQueues';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { Panel } from '../../ui/table/Panel';

/** Order queues that are empty if there is no problem, with their labels in this list. */
const queues: readonly [OrderQueue, string][] = [
  ['OVERDUE_PICKUPS', queueLabels.OVERDUE_PICKUPS],
  ['OVERDUE_DELIVERIES', queueLabels.OVERDUE_DELIVERIES],
  ['DELIVERY_CODE_FAILED', queueLabels.DELIVERY_CODE_FAILED],
  ['PAYMENT_DUE', 'Unpaid after delivery'],
  ['REFUNDS_DUE', 'Refunds due'],
];

interface LineProps {
  /** Path of the list. Null for a user who may not handle the finding. */
  to: string | null;
  label: string;
  title: string;
  count: number;
}

/** True if the company details are unconfirmed and no delivery waits for them yet. */
const isUnconfirmed = (counts: NeedsAttentionQuery | undefined): boolean =>
  counts?.business?.confirmedAt === null && counts.business.ordersToInvoice === 0;

/**
 * Findings with a count above zero. The query selects only the findings that the user may handle.
 */
function linesOf(counts: NeedsAttentionQuery | undefined, mayConfirm: boolean): LineProps[] {
  const ofOrders = queues.map(([queue, label]) => ({
    ...{ to: `/orders?queue=${queue}`, label, title: queueDescription(queue) },
    count: counts?.orderQueueCounts?.find((one) => one.queue === queue)?.count ?? 0,
  }));
  const lines = [
    ...ofOrders,
    {
      ...{ to: '/business', label: 'Company details to confirm' },
      title: 'Invoices are issued once an admin has confirmed the company details.',
      count: mayConfirm && isUnconfirmed(counts) ? 1 : 0,
    },
    {
      ...{ to: mayConfirm ? '/business' : null, label: 'Invoices wait for the company details' },
      title: 'Delivered orders get their invoice once an admin has confirmed the company details.',
      count: counts?.business?.ordersToInvoice ?? 0,
    },
    {
      ...{
        to: '/failures/emails',
        label: 'Failed emails',
        title: 'Emails that could not be sent.',
      },
      count: counts?.failedEmails?.totalCount ?? 0,
    },
    {
      ...{ to: '/failures/webhooks', label: 'Failed payment notices' },
      title: 'Payment notices that could not be processed.',
      count: counts?.failedWebhooks?.totalCount ?? 0,
    },
  ];
  return lines.filter(({ count }) => count > 0);
}

const Line = ({ to, label, title, count }: LineProps) => (
  <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' }, listStyle: 'none' }}>
    <Box
      {...(to ? { component: Link, to } : {})}
      title={title}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        ...(to && { '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box
        component="span"
        sx={{
          minWidth: 36,
          textAlign: 'right',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {countText(count)}
      </Box>
      <Box component="span" sx={{ mr: 'auto' }}>
        {label}
      </Box>
      {to && <ArrowForward sx={{ fontSize: 18, color: 'primary.main', opacity: 0.35 }} />}
    </Box>
  </Box>
);

const nothing = { orders: false, mails: false, webhooks: false, invoices: false };

/**
 * Findings that this user may handle. Each one links to its list and disappears when the list is
 * empty.
 */
export const NeedsAttention = () => {
  const user = useSessionUser();
  const kinds = user ? attentionOf(user) : nothing;
  const attends = Object.values(kinds).some(Boolean);
  const { data, previousData, error, refetch } = useNeedsAttentionQuery({
    variables: kinds,
    skip: !attends,
    fetchPolicy: 'cache-and-network',
  });
  const counts = data ?? previousData;
  const retry = (): void => void refetch();
  // Counting is expensive on the server, and these numbers need not be exact to the second. One
  // refetch covers the changes of two seconds.
  const later = { gather: 2000 };
  const read = useRefetch({ isBackground: true });
  const count = () => read(NeedsAttentionDocument, kinds);
  useChangeSubscription(OrdersChangedDocument, count, { ...later, skip: !kinds.orders });
  useChangeSubscription(FailedEmailsChangedDocument, count, { ...later, skip: !kinds.mails });
  useChangeSubscription(FailedWebhooksChangedDocument, count, { ...later, skip: !kinds.webhooks });
  const open = linesOf(counts, isAdmin(user));
  if (!attends) return null;
  return (
    <Panel title="Needs attention">
      {error && !counts && <ErrorState error={error} onRetry={retry} />}
      {error && counts && <StaleDataNotice error={error} onRetry={retry} />}
      {open.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {open.map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </Box>
      )}
      {!open.length && !(error && !counts) && (
        <Box role="status" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {counts ? 'Nothing needs attention' : 'Loading...'}
        </Box>
      )}
    </Panel>
  );
};
