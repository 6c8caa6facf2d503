import { useCallback, useMemo } from 'react';
import {
  FailedMailsDocument,
  useFailedMailsQuery,
  useSetMailAsideMutation,
  useTryMailAgainMutation,
  type FailedMailsPage_MailFragment,
} from '../graphql/generated';
import { shownData } from '../ui/feedback/shownData';
import { useToast } from '../ui/feedback/useToast';
import { formatDateTime } from '../ui/format/dates';
import { addressText, failedMailColumns, topicLabel } from './failedMailColumns';
import { FailedCard } from './FailedCard';
import { FailedPanel } from './FailedPanel';
import { SetAsideDialog } from './SetAsideDialog';
import { useFailedList } from './useFailedList';
import { useSeeTo } from './useSeeTo';

type Mail = FailedMailsPage_MailFragment;

function useTryMail() {
  const toast = useToast();
  const [tryAgain] = useTryMailAgainMutation();
  return useCallback(
    async ({ id, version }: Mail) => {
      const { data } = await tryAgain({ variables: { id, version } });
      if (data) toast.success(data.tryMailAgain.message);
    },
    [toast, tryAgain],
  );
}

/** Failed mails that are not dismissed. */
export const FailedMailsPage = () => {
  const { filter, page, variables, onAside, aside, close } = useFailedList();
  const query = useFailedMailsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = shownData(query)?.failedMails;
  const [setAside] = useSetMailAsideMutation();
  const seeTo = useSeeTo(FailedMailsDocument, useTryMail(), onAside);
  const columns = useMemo(() => failedMailColumns(seeTo), [seeTo]);
  const card = useCallback(
    (mail: Mail) => (
      <FailedCard
        row={mail}
        title={topicLabel(mail)}
        about={addressText(mail)}
        name={topicLabel(mail)}
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
      title="Failed mails"
      things="failed mails"
      {...{ filter, page, list, query, columns, card }}
    >
      {shown && (
        <SetAsideDialog
          key={shown.id}
          thing="mail"
          about={`${topicLabel(shown)}, ${formatDateTime(shown.createdAt)}`}
          id={shown.id}
          onSave={async (reason) => {
            const { id, version } = shown;
            const { data } = await setAside({ variables: { id, version, reason } });
            return data?.setMailAside.message ?? 'Mail dismissed';
          }}
          onClose={onClose}
        />
      )}
    </FailedPanel>
  );
};
