import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorText } from '../../graphql/errors';

interface ShowMoreProps {
  label: string;
  /** Fetches the next page; rejects when it did not come. */
  onMore: () => Promise<unknown>;
}

/** Fetches one page at a time, however often it is pressed, and says so when a page did not come. */
export const ShowMore = ({ label, onMore }: ShowMoreProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Two clicks may come before the first of them is on the screen.
  const underWay = useRef(false);

  const fetchNext = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onMore();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ mt: 3, alignItems: 'center' }}>
      {failure && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {failure}
        </Typography>
      )}
      {/* Not disabled while busy: it would lose the focus. */}
      <Button variant="outlined" aria-disabled={busy} onClick={() => void fetchNext()}>
        {busy ? 'Loading...' : failure ? 'Try again' : label}
      </Button>
    </Stack>
  );
};
