import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { RescheduleOrderMutation, RescheduleOrderMutationVariables } from '../generated';
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
export const RescheduleOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickupDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickupDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickupDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetailsDialog_order"}}]}}]}}]}},OrderDetailsDialog_OrderDefinition,CancelOrderButton_OrderDefinition,WaitingOrder_OrderDefinition,OrderDetails_OrderDefinition,OrderItemsTable_OrderDefinition,BillLineRows_OrderDefinition,OrderProgress_OrderDefinition,OrderStatusChip_OrderDefinition,OrderTimeline_OrderDefinition,PayNow_OrderDefinition,PaymentStatusChip_OrderDefinition,RescheduleButton_OrderDefinition]} as unknown as DocumentNode<RescheduleOrderMutation, RescheduleOrderMutationVariables>;
export const useRescheduleOrderMutation = (options?: useMutation.Options<RescheduleOrderMutation, RescheduleOrderMutationVariables>) =>
  useMutation(RescheduleOrderDocument, options);