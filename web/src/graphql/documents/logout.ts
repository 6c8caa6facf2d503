import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { LogoutMutation, LogoutMutationVariables } from '../generated';
import { useMutation } from '@apollo/client/react';
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) =>
  useMutation(LogoutDocument, options);