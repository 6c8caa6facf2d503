import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { BookPickupUserQuery, BookPickupUserQueryVariables } from '../generated';
import { AddressDialog_UserDefinition } from './AddressDialog_user';
import { AddressFields_UserDefinition } from './AddressFields_user';
import { BookPickupForm_UserDefinition } from './BookPickupForm_user';
import { BookingAddressField_UserDefinition } from './BookingAddressField_user';
import { BookingFields_UserDefinition } from './BookingFields_user';
import { UseBookPickup_UserDefinition } from './useBookPickup_user';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const BookPickupUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookPickupUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookPickupForm_user"}}]}}]}},BookPickupForm_UserDefinition,BookingFields_UserDefinition,BookingAddressField_UserDefinition,AddressDialog_UserDefinition,AddressFields_UserDefinition,UseBookPickup_UserDefinition]} as unknown as DocumentNode<BookPickupUserQuery, BookPickupUserQueryVariables>;
export const useBookPickupUserQuery = (options?: QueryOptions<BookPickupUserQuery, BookPickupUserQueryVariables>): QueryResult<BookPickupUserQuery, BookPickupUserQueryVariables> =>
  useQuery(BookPickupUserDocument, options ?? {});