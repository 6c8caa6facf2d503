import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { ViewerPermissionsQuery, ViewerPermissionsQueryVariables } from '../generated';
import { SessionUser_UserDefinition } from './SessionUser_user';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const ViewerPermissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser_user"}}]}}]}},SessionUser_UserDefinition]} as unknown as DocumentNode<ViewerPermissionsQuery, ViewerPermissionsQueryVariables>;
export const useViewerPermissionsQuery = (options?: QueryOptions<ViewerPermissionsQuery, ViewerPermissionsQueryVariables>): QueryResult<ViewerPermissionsQuery, ViewerPermissionsQueryVariables> =>
  useQuery(ViewerPermissionsDocument, options ?? {});