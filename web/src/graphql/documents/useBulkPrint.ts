import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { PrintedOrderQuery, PrintedOrderQueryVariables } from '../generated';
import { ReceiptSheet_OrderDefinition } from './ReceiptSheet_order';
import { TagSheet_OrderDefinition } from './TagSheet_order';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const PrintedOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintedOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptSheet_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagSheet_order"}}]}}]}},ReceiptSheet_OrderDefinition,TagSheet_OrderDefinition]} as unknown as DocumentNode<PrintedOrderQuery, PrintedOrderQueryVariables>;
export const usePrintedOrderQuery = (options: QueryOptions<PrintedOrderQuery, PrintedOrderQueryVariables>): QueryResult<PrintedOrderQuery, PrintedOrderQueryVariables> =>
  useQuery(PrintedOrderDocument, options ?? {});