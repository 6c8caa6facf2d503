import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OrderCard_OrderFragment } from '../generated';
import { OrderAmount_OrderDefinition } from './OrderAmount_order';
import { OrderRowCard_OrderDefinition } from './OrderRowCard_order';
import { OrderStatusChip_OrderDefinition } from './OrderStatusChip_order';
import { PaymentStatusChip_OrderDefinition } from './PaymentStatusChip_order';
import { StepButton_OrderDefinition } from './StepButton_order';
export const OrderCard_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"paidAmount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"express"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderAmount_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRowCard_order"}}]}};
export const OrderCard_OrderFragmentDoc = {"kind":"Document","definitions":[OrderCard_OrderDefinition,OrderAmount_OrderDefinition,OrderRowCard_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StepButton_OrderDefinition]} as unknown as DocumentNode<OrderCard_OrderFragment, unknown>;