import { useCallback, useMemo } from 'react';
import {
  FailedWebhooksDocument,
  useFailedWebhooksQuery,
  useDismissFailedWebhookMutation,
  useRetryFailedWebhookMutation,
  type FailedWebhooksPage_WebhookFragment,
} from './FailedWebhooksPage.generated';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { useToast } from '../../ui/feedback/useToast';
import { formatDateTime } from '../../ui/format/dates';
import { FailedCard } from './FailedCard';
import { FailedPanel } from './FailedPanel';
import { amountText, failedWebhookColumns, kindLabel, webhookName } from './failedWebhookColumns';
import { DismissDialog } from './DismissDialog';
import { useFailedList } from './useFailedList';
import { useRetryOrDismiss } from './useRetryOrDismiss';

type Webhook = FailedWebhooksPage_WebhookFragment;

function useRetryFailedWebhook() {
  const toast = useToast();
  const [retry] = useRetryFailedWebhookMutation();
  return useCallback(
    async ({ id, version }: Webhook) => {
      const { data } = await retry({ variables: { id, version } });
      if (!data) return;
      const { succeeded, message } = data.retryFailedWebhook;
      toast[succeeded ? 'success' : 'info'](message);
    },
    [toast, retry],
  );
}

/** Failed webhooks of the payment provider, until staff retry or dismiss them. */
export const FailedWebhooksPage = () => {
  const { filter, page, variables, onDismiss, dismissing, close } = useFailedList();
  const query = useFailedWebhooksQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = dataOrPrevious(query)?.failedWebhooks;
  const [dismiss] = useDismissFailedWebhookMutation();
  const actions = useRetryOrDismiss(FailedWebhooksDocument, useRetryFailedWebhook(), onDismiss);
  const columns = useMemo(() => failedWebhookColumns(actions), [actions]);
  const card = useCallback(
    (webhook: Webhook) => (
      <FailedCard
        row={webhook}
        title={`${kindLabel(webhook)} ${amountText(webhook)}`}
        about={webhook.paymentId ?? '-'}
        name={webhookName(webhook)}
        actions={actions}
      />
    ),
    [actions],
  );
  const shown = list?.nodes.find(({ id }) => id === dismissing);
  const onClose = (): void => {
    close();
    void query.refetch();
  };
  return (
    <FailedPanel
      title="Failed payment notices"
      things="failed payment notices"
      {...{ filter, page, list, query, columns, card }}
    >
      {shown && (
        <DismissDialog
          key={shown.id}
          thing="payment notice"
          about={`${webhookName(shown)}, ${amountText(shown)}, ${formatDateTime(shown.createdAt)}`}
          id={shown.id}
          onSave={async (reason) => {
            const { id, version } = shown;
            const { data } = await dismiss({ variables: { id, version, reason } });
            return data?.dismissFailedWebhook.message ?? 'Payment notice dismissed';
          }}
          onClose={onClose}
        />
      )}
    </FailedPanel>
  );
};
