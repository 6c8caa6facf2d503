import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContactMessagesQuery } from '../graphql/generated';
import { EntryList } from './EntryList';
import { EntryState } from './EntryState';
import { useMoreEntries } from './useMoreEntries';

const pageSize = 50;

const Reach = ({ email, address }: { email: string; address: string }) => (
  <>
    <Box>
      <Link href={`mailto:${email}`} color="text.secondary">
        {email}
      </Link>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>{address}</Box>
  </>
);

/** Messages from the contact form of the home page. */
export const MessageList = () => {
  const { data, loading, error, refetch, fetchMore } = useContactMessagesQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.contactMessages;
  const retry = (): void => void refetch();
  const more = useMoreEntries(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list || (list.nodes.length === 0 && !error)) {
    return (
      <EntryState
        error={error}
        loading={loading}
        loadingText="Loading messages..."
        emptyText="No messages yet"
        onRetry={retry}
      />
    );
  }
  return (
    <EntryList
      label="Messages"
      entries={list.nodes.map(({ email, address, ...entry }) => ({
        ...entry,
        more: <Reach email={email} address={address} />,
      }))}
      hasMore={list.pageInfo.hasNextPage}
      more={more}
      stale={loading ? undefined : error}
      onRetry={retry}
    />
  );
};
