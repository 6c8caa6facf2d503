import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OrderQueueCountsQuery, OrderQueueCountsQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const OrderQueueCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderQueueCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderQueueCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<OrderQueueCountsQuery, OrderQueueCountsQueryVariables>;
export const useOrderQueueCountsQuery = (options?: QueryOptions<OrderQueueCountsQuery, OrderQueueCountsQueryVariables>): QueryResult<OrderQueueCountsQuery, OrderQueueCountsQueryVariables> =>
  useQuery(OrderQueueCountsDocument, options ?? {});