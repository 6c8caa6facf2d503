import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { AccountSecurityQuery, AccountSecurityQueryVariables } from '../generated';
import { Passkeys_PasskeyDefinition } from './Passkeys_passkey';
import { RenamePasskeyDialog_PasskeyDefinition } from './RenamePasskeyDialog_passkey';
import { Sessions_SessionDefinition } from './Sessions_session';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const AccountSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyDemand"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passkeys_passkey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sessions_session"}}]}}]}}]}},Passkeys_PasskeyDefinition,RenamePasskeyDialog_PasskeyDefinition,Sessions_SessionDefinition]} as unknown as DocumentNode<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const useAccountSecurityQuery = (options?: QueryOptions<AccountSecurityQuery, AccountSecurityQueryVariables>): QueryResult<AccountSecurityQuery, AccountSecurityQueryVariables> =>
  useQuery(AccountSecurityDocument, options ?? {});