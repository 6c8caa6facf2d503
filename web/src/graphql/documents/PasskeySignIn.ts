import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables, SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables } from '../generated';
import { SessionUser_UserDefinition } from './SessionUser_user';
import { UseSignedIn_PayloadDefinition } from './useSignedIn_payload';
import { useMutation } from '@apollo/client/react';
export const BeginPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"}}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credential"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credential"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credential"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useSignedIn_payload"}}]}}]}},UseSignedIn_PayloadDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const useBeginPasskeySignInMutation = (options?: useMutation.Options<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) =>
  useMutation(BeginPasskeySignInDocument, options);

export const useSignInWithPasskeyMutation = (options?: useMutation.Options<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>) =>
  useMutation(SignInWithPasskeyDocument, options);