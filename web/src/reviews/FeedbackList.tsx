import { useFeedbacksQuery } from '../graphql/generated';
import { EntryList } from './EntryList';
import { EntryState } from './EntryState';
import { useMoreEntries } from './useMoreEntries';

const pageSize = 50;

export const FeedbackList = () => {
  const { data, loading, error, refetch, fetchMore } = useFeedbacksQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.feedbacks;
  const retry = (): void => void refetch();
  const more = useMoreEntries(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list || (list.nodes.length === 0 && !error)) {
    return (
      <EntryState
        error={error}
        loading={loading}
        loadingText="Loading reviews..."
        emptyText="No reviews yet"
        onRetry={retry}
      />
    );
  }
  return (
    <EntryList
      label="Reviews"
      entries={list.nodes}
      hasMore={list.pageInfo.hasNextPage}
      more={more}
      stale={loading ? undefined : error}
      onRetry={retry}
    />
  );
};
