import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '../../graphql/errors';
import { useLoadMore } from './useLoadMore';

interface LoadMoreProps {
  label: string;
  /** Fetches the next page; rejects when it did not come. */
  onMore: () => Promise<unknown>;
}

/** Fetches one page at a time, however often it is pressed, and says so when a page did not come. */
export const LoadMore = ({ label, onMore }: LoadMoreProps) => {
  const { busy, error, load } = useLoadMore(onMore);
  return (
    <Stack spacing={1} sx={{ mt: 3, alignItems: 'center' }}>
      {Boolean(error) && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {errorText(error)}
        </Typography>
      )}
      {/* Not disabled while busy: it would lose the focus. */}
      <Button variant="outlined" aria-disabled={busy} onClick={() => void load()}>
        {busy ? 'Loading...' : error ? 'Try again' : label}
      </Button>
    </Stack>
  );
};
