import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { SavedFiltersQuery, SavedFiltersQueryVariables } from '../generated';
import { SavedFilterBar_SavedFilterDefinition } from './SavedFilterBar_savedFilter';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const SavedFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilterBar_savedFilter"}}]}}]}},SavedFilterBar_SavedFilterDefinition]} as unknown as DocumentNode<SavedFiltersQuery, SavedFiltersQueryVariables>;
export const useSavedFiltersQuery = (options?: QueryOptions<SavedFiltersQuery, SavedFiltersQueryVariables>): QueryResult<SavedFiltersQuery, SavedFiltersQueryVariables> =>
  useQuery(SavedFiltersDocument, options ?? {});