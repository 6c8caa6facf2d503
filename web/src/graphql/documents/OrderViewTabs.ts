import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OrderViewCountsQuery, OrderViewCountsQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const OrderViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<OrderViewCountsQuery, OrderViewCountsQueryVariables>;
export const useOrderViewCountsQuery = (options?: QueryOptions<OrderViewCountsQuery, OrderViewCountsQueryVariables>): QueryResult<OrderViewCountsQuery, OrderViewCountsQueryVariables> =>
  useQuery(OrderViewCountsDocument, options ?? {});