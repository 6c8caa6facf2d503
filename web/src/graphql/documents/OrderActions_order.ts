import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { OrderActions_OrderFragment } from '../generated';
import { ContactForms_OrderDefinition } from './ContactForms_order';
import { DeliverForm_OrderDefinition } from './DeliverForm_order';
import { NextSteps_OrderDefinition } from './NextSteps_order';
export const OrderActions_OrderDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderActions_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliverForm_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactForms_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextSteps_order"}}]}};
export const OrderActions_OrderFragmentDoc = {"kind":"Document","definitions":[OrderActions_OrderDefinition,DeliverForm_OrderDefinition,ContactForms_OrderDefinition,NextSteps_OrderDefinition]} as unknown as DocumentNode<OrderActions_OrderFragment, unknown>;