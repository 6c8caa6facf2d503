import { useDeferredValue } from 'react';
import type { OrderFilter } from '../../../graphql/schema.generated';
import { MyOrdersDocument, useMyOrdersQuery } from './useMyOrderList.generated';

/** Filtered orders of the signed-in user, newest first, with "load more". */
export function useMyOrderList(filter: OrderFilter | undefined) {
  const variables = { filter };
  const result = useDeferredValue(
    useMyOrdersQuery({ variables, fetchPolicy: 'cache-and-network' }),
  );
  const { data, previousData, error, loading, refetch, fetchMore, client } = result;
  // After a failed refetch the page still shows the former result of this filter.
  const cached = error ? client.readQuery({ query: MyOrdersDocument, variables }) : null;
  // While a changed filter loads, the page shows the former list, so nothing jumps.
  const page = (data ?? cached ?? (loading ? previousData : undefined))?.myOrders;
  return {
    orders: page?.nodes,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loading,
    error: loading ? undefined : error,
    retry: () => void refetch(),
    more: () => fetchMore({ variables: { after: page?.pageInfo.endCursor } }),
  };
}
