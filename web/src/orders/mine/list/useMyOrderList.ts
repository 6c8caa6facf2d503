import { skipToken } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { MyOrdersDocument, useMyOrdersQuery, type OrderFilter } from '../../../graphql/generated';

/** The orders of whoever is signed in that match, newest first; more of them on demand. None are asked for while it waits. */
export function useMyOrderList(filter: OrderFilter | undefined, waits = false) {
  const variables = { filter };
  // A list that comes is drawn in slices, so that whoever taps meanwhile is heard.
  const result = useDeferredValue(
    useMyOrdersQuery(waits ? skipToken : { variables, fetchPolicy: 'cache-and-network' }),
  );
  const { data, previousData, error, loading, refetch, fetchMore, client } = result;
  // When asking anew fails, what this filter showed before is still worth showing.
  const kept = error ? client.readQuery({ query: MyOrdersDocument, variables }) : null;
  // While a changed filter loads, the last list stays, so nothing jumps.
  const page = (data ?? kept ?? (loading ? previousData : undefined))?.myOrders;
  return {
    orders: page?.nodes,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loading: loading || waits,
    error: loading ? undefined : error,
    retry: () => void refetch(),
    more: () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
  };
}
