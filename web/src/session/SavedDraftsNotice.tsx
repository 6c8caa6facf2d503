import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { drafts } from '../ui/form/draft/drafts';
import { deleteExpiredQueueItems } from '../offline/expiredQueueItems';
import { hasQueuedActions } from '../offline/queueKey';

/** Notice of unsent input from a former session, without its content. */
export const SavedDraftsNotice = () => (
  <>
    <QueuedActionsNotice />
    <TypedNote />
  </>
);

const still = () => () => undefined;

const QueuedActionsNotice = () => {
  useEffect(() => deleteExpiredQueueItems(), []);
  const any = useSyncExternalStore(still, hasQueuedActions, () => false);
  if (!any) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      Entries recorded offline are not sent yet. They are saved here for 7 days and sent when the
      same person signs in again.
    </Alert>
  );
};

const TypedNote = () => {
  const [waiting, setWaiting] = useState(drafts.waiting);
  if (!waiting) return null;
  const discard = (): void => {
    drafts.dropWaiting();
    setWaiting(false);
  };
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      Your unsent changes are saved in this tab. Sign in again to restore them. They are deleted
      when another person signs in.
      <Button size="small" color="inherit" onClick={discard} sx={{ display: 'block', ml: -1.75 }}>
        Discard them now
      </Button>
    </Alert>
  );
};
