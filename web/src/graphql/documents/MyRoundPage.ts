import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { MyRoundsQuery, MyRoundsQueryVariables } from '../generated';
import { StopRow_StopDefinition } from './StopRow_stop';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const MyRoundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StopRow_stop"}}]}}]}}]}},StopRow_StopDefinition]} as unknown as DocumentNode<MyRoundsQuery, MyRoundsQueryVariables>;
export const useMyRoundsQuery = (options?: QueryOptions<MyRoundsQuery, MyRoundsQueryVariables>): QueryResult<MyRoundsQuery, MyRoundsQueryVariables> =>
  useQuery(MyRoundsDocument, options ?? {});