import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { WishedPincodesQuery, WishedPincodesQueryVariables } from '../generated';
import { WishesPanel_WishDefinition } from './WishesPanel_wish';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const WishedPincodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishedPincodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishedPincodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesPanel_wish"}}]}}]}},WishesPanel_WishDefinition]} as unknown as DocumentNode<WishedPincodesQuery, WishedPincodesQueryVariables>;
export const useWishedPincodesQuery = (options?: QueryOptions<WishedPincodesQuery, WishedPincodesQueryVariables>): QueryResult<WishedPincodesQuery, WishedPincodesQueryVariables> =>
  useQuery(WishedPincodesDocument, options ?? {});