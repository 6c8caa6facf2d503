import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { RecentOrderCard_OrderFragment } from '../generated';
import { OrderRowCard_OrderDefinition } from './OrderRowCard_order';
import { OrderStatusChip_OrderDefinition } from './OrderStatusChip_order';
import { OverdueMark_OrderDefinition } from './OverdueMark_order';
import { PaymentStatusChip_OrderDefinition } from './PaymentStatusChip_order';
import { StatusButton_OrderDefinition } from './StatusButton_order';
export const RecentOrderCard_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentOrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickupDate"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRowCard_order"}}]}};
export const RecentOrderCard_OrderFragmentDoc = {"kind":"Document","definitions":[RecentOrderCard_OrderDefinition,OrderRowCard_OrderDefinition,OverdueMark_OrderDefinition,OrderStatusChip_OrderDefinition,PaymentStatusChip_OrderDefinition,StatusButton_OrderDefinition]} as unknown as DocumentNode<RecentOrderCard_OrderFragment, unknown>;