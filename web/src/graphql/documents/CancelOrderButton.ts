import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { CancelOrderMutation, CancelOrderMutationVariables } from '../generated';
import { BillLineRows_OrderDefinition } from './BillLineRows_order';
import { CancelOrderButton_OrderDefinition } from './CancelOrderButton_order';
import { OrderDetailsDialog_OrderDefinition } from './OrderDetailsDialog_order';
import { OrderDetails_OrderDefinition } from './OrderDetails_order';
import { OrderItemsTable_OrderDefinition } from './OrderItemsTable_order';
import { OrderProgress_OrderDefinition } from './OrderProgress_order';
import { OrderStatusChip_OrderDefinition } from './OrderStatusChip_order';
import { OrderTimeline_OrderDefinition } from './OrderTimeline_order';
import { PayNow_OrderDefinition } from './PayNow_order';
import { PaymentStatusChip_OrderDefinition } from './PaymentStatusChip_order';
import { RescheduleButton_OrderDefinition } from './RescheduleButton_order';
import { WaitingOrder_OrderDefinition } from './waitingOrder_order';
import { useMutation } from '@apollo/client/react';
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailsDialog_order"}}]}}]}}]}},OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,BillLineRows_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const useCancelOrderMutation = (options?: useMutation.Options<CancelOrderMutation, CancelOrderMutationVariables>) =>
  useMutation(CancelOrderDocument, options);