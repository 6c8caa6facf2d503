import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { StatesQuery, StatesQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const StatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"States"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StatesQuery, StatesQueryVariables>;
export const useStatesQuery = (options?: QueryOptions<StatesQuery, StatesQueryVariables>): QueryResult<StatesQuery, StatesQueryVariables> =>
  useQuery(StatesDocument, options ?? {});