import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { MyOrderQuery, MyOrderQueryVariables, MyOrdersChangedSubscription, MyOrdersChangedSubscriptionVariables } from '../generated';
import { MyOrderCards_OrderDefinition } from './MyOrderCards_order';
import { MyOrderTable_OrderDefinition } from './MyOrderTable_order';
import { OrderHistory_OrderDefinition } from './OrderHistory_order';
import { OrderStatusChip_OrderDefinition } from './OrderStatusChip_order';
import { OrderTotal_OrderDefinition } from './OrderTotal_order';
import { PaymentStatusChip_OrderDefinition } from './PaymentStatusChip_order';
import { UseMyOrderList_OrderDefinition } from './useMyOrderList_order';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const MyOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"useMyOrderList_order"}}]}}]}},UseMyOrderList_OrderDefinition,MyOrderCards_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTotal_OrderDefinition,PaymentStatusChip_OrderDefinition,MyOrderTable_OrderDefinition,OrderHistory_OrderDefinition]} as unknown as DocumentNode<MyOrderQuery, MyOrderQueryVariables>;
export const MyOrdersChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyOrdersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myOrdersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<MyOrdersChangedSubscription, MyOrdersChangedSubscriptionVariables>;
export const useMyOrderQuery = (options: QueryOptions<MyOrderQuery, MyOrderQueryVariables>): QueryResult<MyOrderQuery, MyOrderQueryVariables> =>
  useQuery(MyOrderDocument, options ?? {});