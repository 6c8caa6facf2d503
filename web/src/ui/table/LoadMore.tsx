import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '../../graphql/errors';
import { useLoadMore } from './useLoadMore';

interface LoadMoreProps {
  label: string;
  /** Loads the next page; rejects on failure. */
  onMore: () => Promise<unknown>;
}

/** Button that loads the next page. Further clicks are ignored during a load, and a failure is shown. */
export const LoadMore = ({ label, onMore }: LoadMoreProps) => {
  const { busy, error, load } = useLoadMore(onMore);
  return (
    <Stack spacing={1} sx={{ mt: 3, alignItems: 'center' }}>
      {Boolean(error) && (
        <Typography role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {errorText(error)}
        </Typography>
      )}
      {/* A disabled button would lose the focus. */}
      <Button variant="outlined" aria-disabled={busy} onClick={() => void load()}>
        {busy ? 'Loading...' : error ? 'Try again' : label}
      </Button>
    </Stack>
  );
};
