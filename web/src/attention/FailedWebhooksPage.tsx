import { useCallback, useMemo } from 'react';
import {
  FailedWebhooksDocument,
  useFailedWebhooksQuery,
  useSetWebhookAsideMutation,
  useTryWebhookAgainMutation,
  type FailedWebhooksPage_WebhookFragment,
} from '../graphql/generated';
import { shownData } from '../ui/feedback/shownData';
import { useToast } from '../ui/feedback/useToast';
import { formatDateTime } from '../ui/format/dates';
import { FailedCard } from './FailedCard';
import { FailedPanel } from './FailedPanel';
import { amountText, failedWebhookColumns, kindLabel, webhookName } from './failedWebhookColumns';
import { SetAsideDialog } from './SetAsideDialog';
import { useFailedList } from './useFailedList';
import { useSeeTo } from './useSeeTo';

type Webhook = FailedWebhooksPage_WebhookFragment;

function useTryWebhook() {
  const toast = useToast();
  const [tryAgain] = useTryWebhookAgainMutation();
  return useCallback(
    async ({ id, version }: Webhook) => {
      const { data } = await tryAgain({ variables: { id, version } });
      if (!data) return;
      const { done, message } = data.tryWebhookAgain;
      toast[done ? 'success' : 'info'](message);
    },
    [toast, tryAgain],
  );
}

/** Failed webhooks of the payment provider, until they are retried or dismissed. */
export const FailedWebhooksPage = () => {
  const { filter, page, variables, onAside, aside, close } = useFailedList();
  const query = useFailedWebhooksQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = shownData(query)?.failedWebhooks;
  const [setAside] = useSetWebhookAsideMutation();
  const seeTo = useSeeTo(FailedWebhooksDocument, useTryWebhook(), onAside);
  const columns = useMemo(() => failedWebhookColumns(seeTo), [seeTo]);
  const card = useCallback(
    (webhook: Webhook) => (
      <FailedCard
        row={webhook}
        title={`${kindLabel(webhook)} ${amountText(webhook)}`}
        about={webhook.paymentId ?? '-'}
        name={webhookName(webhook)}
        seeTo={seeTo}
      />
    ),
    [seeTo],
  );
  const shown = list?.nodes.find(({ id }) => id === aside);
  const onClose = (): void => {
    close();
    void query.refetch();
  };
  return (
    <FailedPanel
      title="Failed webhooks"
      things="failed webhooks"
      {...{ filter, page, list, query, columns, card }}
    >
      {shown && (
        <SetAsideDialog
          key={shown.id}
          thing="webhook"
          about={`${webhookName(shown)}, ${amountText(shown)}, ${formatDateTime(shown.createdAt)}`}
          id={shown.id}
          onSave={async (reason) => {
            const { id, version } = shown;
            const { data } = await setAside({ variables: { id, version, reason } });
            return data?.setWebhookAside.message ?? 'Webhook dismissed';
          }}
          onClose={onClose}
        />
      )}
    </FailedPanel>
  );
};
