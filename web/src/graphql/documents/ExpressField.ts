import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { ExpressFieldQuery, ExpressFieldQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const ExpressFieldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpressField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expressSurcharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ExpressFieldQuery, ExpressFieldQueryVariables>;
export const useExpressFieldQuery = (options?: QueryOptions<ExpressFieldQuery, ExpressFieldQueryVariables>): QueryResult<ExpressFieldQuery, ExpressFieldQueryVariables> =>
  useQuery(ExpressFieldDocument, options ?? {});