import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContactMessagesQuery } from './MessageList.generated';
import { EntryList } from './EntryList';

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
  return (
    <EntryList
      label="Messages"
      loadingText="Loading messages..."
      emptyText="No messages yet"
      entries={list?.nodes.map(({ email, address, ...entry }) => ({
        ...entry,
        more: <Reach email={email} address={address} />,
      }))}
      hasMore={list?.pageInfo.hasNextPage ?? false}
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor } })}
    />
  );
};
