import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { BookingFields_UserFragment } from '../generated';
import { AddressDialog_UserDefinition } from './AddressDialog_user';
import { AddressFields_UserDefinition } from './AddressFields_user';
import { BookingAddressField_UserDefinition } from './BookingAddressField_user';
export const BookingFields_UserDefinition: unknown = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingFields_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingAddressField_user"}}]}};
export const BookingFields_UserFragmentDoc = {"kind":"Document","definitions":[BookingFields_UserDefinition,BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition]} as unknown as DocumentNode<BookingFields_UserFragment, unknown>;