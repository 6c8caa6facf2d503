import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorText } from '../../graphql/errors';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { formatDateTime } from '../../ui/format/dates';
import { useLoadMore } from '../../ui/table/useLoadMore';
import { EntryState } from './EntryState';

interface Entry {
  id: string;
  name: string;
  phone: string;
  message: string;
  createdAt: string;
  /** Content below the phone number, such as an e-mail. */
  more?: ReactNode;
}

interface EntryListProps {
  label: string;
  loadingText: string;
  emptyText: string;
  /** Undefined while the first page loads. */
  entries: readonly Entry[] | undefined;
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** Fetches the next page. Rejects if the request fails. */
  onMore: () => Promise<unknown>;
}

const EntryRow = ({ entry }: { entry: Entry }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
      px: 2,
      py: 1.75,
      fontSize: 14,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 650 }}>{entry.name}</Box>
      <Link href={`tel:+91${entry.phone}`} color="text.secondary">
        {entry.phone}
      </Link>
      {entry.more}
      <Box sx={{ color: 'text.secondary' }}>{formatDateTime(entry.createdAt)}</Box>
    </Box>
    <Typography
      variant="body2"
      sx={{ maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {entry.message}
    </Typography>
  </Box>
);

const MoreEntries = ({ onMore }: Pick<EntryListProps, 'onMore'>) => {
  const { busy, error, load } = useLoadMore(onMore);
  return (
    <Box sx={{ p: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      {Boolean(error) && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 1 }}>
          {errorText(error)}
        </Typography>
      )}
      <Button size="small" disabled={busy} onClick={() => void load()}>
        {busy ? 'Loading...' : 'Show more'}
      </Button>
    </Box>
  );
};

/** List of customer feedback or messages, newest first. Not a table, because the texts are long. */
export const EntryList = (props: EntryListProps) => {
  const { label, entries, loading, error, onRetry } = props;
  if (!entries || (entries.length === 0 && !error)) return <EntryState {...props} />;
  return (
    <>
      {Boolean(error) && !loading && <StaleDataNotice error={error} onRetry={onRetry} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
      {props.hasMore && <MoreEntries onMore={props.onMore} />}
    </>
  );
};
