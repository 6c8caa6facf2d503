import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { errorText } from '../../graphql/errors';

interface EntryStateProps {
  error: unknown;
  loading: boolean;
  loadingText: string;
  emptyText: string;
  onRetry: () => void;
}

/** Placeholder without entries: a loading text, an error or an empty list. */
export const EntryState = (props: EntryStateProps) => {
  if (props.error) {
    return (
      <Box role="alert" sx={{ p: 4, textAlign: 'center' }}>
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600, mb: 1.5 }}>
          Error: {errorText(props.error)}
        </Typography>
        <Button size="small" variant="outlined" onClick={props.onRetry}>
          Try again
        </Button>
      </Box>
    );
  }
  return (
    <Box
      role="status"
      sx={{ p: props.loading ? 2 : 6, textAlign: props.loading ? 'left' : 'center' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: props.loading ? 1.5 : 0 }}>
        {props.loading ? props.loadingText : props.emptyText}
      </Typography>
      {props.loading &&
        [0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />)}
    </Box>
  );
};
