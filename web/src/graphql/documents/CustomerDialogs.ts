import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { CustomerQuery, CustomerQueryVariables } from '../generated';
import { CustomerDialogs_UserDefinition } from './CustomerDialogs_user';
import { CustomerForm_UserDefinition } from './CustomerForm_user';
import { CustomerViewDialog_UserDefinition } from './CustomerViewDialog_user';
import { DeleteEnterpriseDialog_UserDefinition } from './DeleteEnterpriseDialog_user';
import { EnterpriseAmountDialog_UserDefinition } from './EnterpriseAmountDialog_user';
import { EnterpriseForm_UserDefinition } from './EnterpriseForm_user';
import { SignOutDialog_UserDefinition } from './SignOutDialog_user';
import { StatementDialog_UserDefinition } from './StatementDialog_user';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const CustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerDialogs_user"}}]}}]}},CustomerDialogs_UserDefinition,CustomerForm_UserDefinition,CustomerViewDialog_UserDefinition,SignOutDialog_UserDefinition,DeleteEnterpriseDialog_UserDefinition,EnterpriseAmountDialog_UserDefinition,EnterpriseForm_UserDefinition,StatementDialog_UserDefinition]} as unknown as DocumentNode<CustomerQuery, CustomerQueryVariables>;
export const useCustomerQuery = (options: QueryOptions<CustomerQuery, CustomerQueryVariables>): QueryResult<CustomerQuery, CustomerQueryVariables> =>
  useQuery(CustomerDocument, options ?? {});