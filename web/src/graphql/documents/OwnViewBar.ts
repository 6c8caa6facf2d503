import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { SavedViewsQuery, SavedViewsQueryVariables } from '../generated';
import { OwnViewBar_ViewDefinition } from './OwnViewBar_view';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const SavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnViewBar_view"}}]}}]}},OwnViewBar_ViewDefinition]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const useSavedViewsQuery = (options?: QueryOptions<SavedViewsQuery, SavedViewsQueryVariables>): QueryResult<SavedViewsQuery, SavedViewsQueryVariables> =>
  useQuery(SavedViewsDocument, options ?? {});