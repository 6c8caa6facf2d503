import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorText } from '../graphql/errors';
import { StaleNote } from '../ui/feedback/StaleNote';
import { formatDateTime } from '../ui/format/dates';
import type { MoreEntries } from './useMoreEntries';

export interface Entry {
  id: string;
  name: string;
  phone: string;
  message: string;
  createdAt: string;
  /** Shown under the phone, e.g. an e-mail. */
  more?: ReactNode;
}

interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  hasMore: boolean;
  more: MoreEntries;
  /** Why the entries could not be loaded again. */
  stale: unknown;
  onRetry: () => void;
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

/** What people wrote, newest first: made for reading, so no table. */
export const EntryList = ({ label, entries, hasMore, more, stale, onRetry }: EntryListProps) => (
  <>
    {Boolean(stale) && <StaleNote error={stale} onRetry={onRetry} />}
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Box>
    {hasMore && (
      <Box sx={{ p: 1.5, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
        {Boolean(more.error) && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', mb: 1 }}>
            {errorText(more.error)}
          </Typography>
        )}
        <Button size="small" disabled={more.busy} onClick={() => void more.load()}>
          {more.busy ? 'Loading...' : 'Show more'}
        </Button>
      </Box>
    )}
  </>
);
