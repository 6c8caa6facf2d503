import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { RescheduleButton_OrderFragment } from '../generated';
import { WaitingOrder_OrderDefinition } from './waitingOrder_order';
export const RescheduleButton_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RescheduleButton_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"waitingOrder_order"}}]}};
export const RescheduleButton_OrderFragmentDoc = {"kind":"Document","definitions":[RescheduleButton_OrderDefinition,WaitingOrder_OrderDefinition]} as unknown as DocumentNode<RescheduleButton_OrderFragment, unknown>;