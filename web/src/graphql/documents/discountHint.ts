import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OwnDiscountLimitQuery, OwnDiscountLimitQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const OwnDiscountLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDiscountLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discountLimit"}}]}}]}}]} as unknown as DocumentNode<OwnDiscountLimitQuery, OwnDiscountLimitQueryVariables>;
export const useOwnDiscountLimitQuery = (options?: QueryOptions<OwnDiscountLimitQuery, OwnDiscountLimitQueryVariables>): QueryResult<OwnDiscountLimitQuery, OwnDiscountLimitQueryVariables> =>
  useQuery(OwnDiscountLimitDocument, options ?? {});