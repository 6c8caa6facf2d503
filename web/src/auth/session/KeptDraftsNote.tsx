import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { drafts } from '../../ui/form/draft/drafts';
import { unsent } from '../../ui/form/draft/unsent';

/** Said where somebody typed or recorded something before their session ended; nobody is told what it was. */
export const KeptDraftsNote = () => (
  <>
    <UnsentNote />
    <TypedNote />
  </>
);

const UnsentNote = () => {
  const any = useSyncExternalStore(unsent.subscribe, unsent.any, () => false);
  if (!any) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      Something was recorded here without a network and is not sent yet. It is sent when the same
      person signs in again, and lost when somebody else does.
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
      What you typed in this tab and did not send is kept. It comes back when you sign in again, and
      goes when somebody else does.
      <Button size="small" color="inherit" onClick={discard} sx={{ display: 'block', ml: -1.75 }}>
        Discard it now
      </Button>
    </Alert>
  );
};
