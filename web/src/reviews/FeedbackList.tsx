import { useFeedbacksQuery } from '../graphql/generated';
import { EntryList } from './EntryList';
import { EntryState } from './EntryState';

const pageSize = 50;

export const FeedbackList = () => {
  const { data, loading, error, refetch, fetchMore } = useFeedbacksQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.feedbacks;
  if (!list || list.nodes.length === 0 || error) {
    return (
      <EntryState
        error={error}
        loading={loading}
        loadingText="Loading reviews..."
        emptyText="No reviews yet"
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <EntryList
      label="Reviews"
      entries={list.nodes}
      hasMore={list.pageInfo.hasNextPage}
      loading={loading}
      onMore={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } })}
    />
  );
};
