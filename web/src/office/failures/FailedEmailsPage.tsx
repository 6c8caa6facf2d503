import { useCallback, useMemo } from 'react';
import {
  FailedEmailsDocument,
  useFailedEmailsQuery,
  useDismissFailedEmailMutation,
  useRetryFailedEmailMutation,
  type FailedEmailsPage_EmailFragment,
} from './FailedEmailsPage.generated';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { useToast } from '../../ui/feedback/useToast';
import { formatDateTime } from '../../ui/format/dates';
import { addressText, failedEmailColumns, topicLabel } from './failedEmailColumns';
import { FailedCard } from './FailedCard';
import { FailedPanel } from './FailedPanel';
import { DismissDialog } from './DismissDialog';
import { useFailedList } from './useFailedList';
import { useRetryOrDismiss } from './useRetryOrDismiss';

type Mail = FailedEmailsPage_EmailFragment;

function useRetryFailedEmail() {
  const toast = useToast();
  const [retry] = useRetryFailedEmailMutation();
  return useCallback(
    async ({ id, version }: Mail) => {
      const { data } = await retry({ variables: { id, version } });
      if (data) toast.success(data.retryFailedEmail.message);
    },
    [toast, retry],
  );
}

/** Failed emails that are not dismissed. */
export const FailedEmailsPage = () => {
  const { filter, page, variables, onDismiss, dismissing, close } = useFailedList();
  const query = useFailedEmailsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = dataOrPrevious(query)?.failedEmails;
  const [dismiss] = useDismissFailedEmailMutation();
  const actions = useRetryOrDismiss(FailedEmailsDocument, useRetryFailedEmail(), onDismiss);
  const columns = useMemo(() => failedEmailColumns(actions), [actions]);
  const card = useCallback(
    (mail: Mail) => (
      <FailedCard
        row={mail}
        title={topicLabel(mail)}
        about={addressText(mail)}
        name={topicLabel(mail)}
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
      title="Failed emails"
      things="failed emails"
      {...{ filter, page, list, query, columns, card }}
    >
      {shown && (
        <DismissDialog
          key={shown.id}
          thing="mail"
          about={`${topicLabel(shown)}, ${formatDateTime(shown.createdAt)}`}
          id={shown.id}
          onSave={async (reason) => {
            const { id, version } = shown;
            const { data } = await dismiss({ variables: { id, version, reason } });
            return data?.dismissFailedEmail.message ?? 'Email dismissed';
          }}
          onClose={onClose}
        />
      )}
    </FailedPanel>
  );
};
