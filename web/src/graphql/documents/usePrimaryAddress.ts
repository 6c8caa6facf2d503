import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { SetPrimaryAddressMutation, SetPrimaryAddressMutationVariables } from '../generated';
import { AddressCard_AddressDefinition } from './AddressCard_address';
import { AddressDialog_AddressDefinition } from './AddressDialog_address';
import { AddressDialog_UserDefinition } from './AddressDialog_user';
import { AddressFields_UserDefinition } from './AddressFields_user';
import { DeleteAddressDialog_AddressDefinition } from './DeleteAddressDialog_address';
import { SavedAddresses_UserDefinition } from './SavedAddresses_user';
import { UsePrimaryAddress_AddressDefinition } from './usePrimaryAddress_address';
import { useMutation } from '@apollo/client/react';
export const SetPrimaryAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPrimaryAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPrimaryAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAddresses_user"}}]}}]}}]}},SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<SetPrimaryAddressMutation, SetPrimaryAddressMutationVariables>;
export const useSetPrimaryAddressMutation = (options?: useMutation.Options<SetPrimaryAddressMutation, SetPrimaryAddressMutationVariables>) =>
  useMutation(SetPrimaryAddressDocument, options);