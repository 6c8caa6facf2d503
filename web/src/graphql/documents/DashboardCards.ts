import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { DashboardCardsQuery, DashboardCardsQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const DashboardCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersToday"}},{"kind":"Field","name":{"kind":"Name","value":"waitingForPickup"}},{"kind":"Field","name":{"kind":"Name","value":"waitingForDelivery"}}]}}]}}]} as unknown as DocumentNode<DashboardCardsQuery, DashboardCardsQueryVariables>;
export const useDashboardCardsQuery = (options?: QueryOptions<DashboardCardsQuery, DashboardCardsQueryVariables>): QueryResult<DashboardCardsQuery, DashboardCardsQueryVariables> =>
  useQuery(DashboardCardsDocument, options ?? {});