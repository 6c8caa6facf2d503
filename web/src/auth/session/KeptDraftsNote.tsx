import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { drafts } from '../../ui/form/draft/drafts';

/** Said where somebody typed something before their session ended; nobody is told what it was. */
export const KeptDraftsNote = () => {
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
