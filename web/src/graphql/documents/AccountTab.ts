import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { AccountQuery, AccountQueryVariables } from '../generated';
import { AccountTab_UserDefinition } from './AccountTab_user';
import { AddressCard_AddressDefinition } from './AddressCard_address';
import { AddressDialog_AddressDefinition } from './AddressDialog_address';
import { AddressDialog_UserDefinition } from './AddressDialog_user';
import { AddressFields_UserDefinition } from './AddressFields_user';
import { DeleteAddressDialog_AddressDefinition } from './DeleteAddressDialog_address';
import { EditAccountDialog_UserDefinition } from './EditAccountDialog_user';
import { ProfileCard_UserDefinition } from './ProfileCard_user';
import { SavedAddresses_UserDefinition } from './SavedAddresses_user';
import { SessionUser_UserDefinition } from './SessionUser_user';
import { UsePrimaryAddress_AddressDefinition } from './usePrimaryAddress_address';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountTab_user"}}]}}]}},AccountTab_UserDefinition,ProfileCard_UserDefinition,EditAccountDialog_UserDefinition,SavedAddresses_UserDefinition,AddressCard_AddressDefinition,AddressDialog_AddressDefinition,DeleteAddressDialog_AddressDefinition,UsePrimaryAddress_AddressDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition,SessionUser_UserDefinition]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const useAccountQuery = (options?: QueryOptions<AccountQuery, AccountQueryVariables>): QueryResult<AccountQuery, AccountQueryVariables> =>
  useQuery(AccountDocument, options ?? {});