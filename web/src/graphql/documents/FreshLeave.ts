import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { LeaveQuery, LeaveQueryVariables } from '../generated';
import { SessionUser_UserDefinition } from './SessionUser_user';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const LeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leave"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionUser_user"}}]}}]}},SessionUser_UserDefinition]} as unknown as DocumentNode<LeaveQuery, LeaveQueryVariables>;
export const useLeaveQuery = (options?: QueryOptions<LeaveQuery, LeaveQueryVariables>): QueryResult<LeaveQuery, LeaveQueryVariables> =>
  useQuery(LeaveDocument, options ?? {});