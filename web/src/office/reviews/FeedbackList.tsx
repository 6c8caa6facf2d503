import { useFeedbacksQuery } from './FeedbackList.generated';
import { EntryList } from './EntryList';

const pageSize = 50;

export const FeedbackList = () => {
  const { data, loading, error, refetch, fetchMore } = useFeedbacksQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.feedbacks;
  return (
    <EntryList
      label="Reviews"
      loadingText="Loading reviews..."
      emptyText="No reviews yet"
      entries={list?.nodes}
      hasMore={list?.pageInfo.hasNextPage ?? false}
      loading={loading}
      error={error}
      onRetry={() => void refetch()}
      onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor } })}
    />
  );
};
