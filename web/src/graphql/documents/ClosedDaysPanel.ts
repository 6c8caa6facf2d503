import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { ClosedDaysQuery, ClosedDaysQueryVariables } from '../generated';
import { ClosedDaysPanel_DayDefinition } from './ClosedDaysPanel_day';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const ClosedDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosedDaysPanel_day"}}]}}]}},ClosedDaysPanel_DayDefinition]} as unknown as DocumentNode<ClosedDaysQuery, ClosedDaysQueryVariables>;
export const useClosedDaysQuery = (options?: QueryOptions<ClosedDaysQuery, ClosedDaysQueryVariables>): QueryResult<ClosedDaysQuery, ClosedDaysQueryVariables> =>
  useQuery(ClosedDaysDocument, options ?? {});