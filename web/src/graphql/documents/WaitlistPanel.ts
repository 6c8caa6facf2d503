import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { PincodeWaitlistQuery, PincodeWaitlistQueryVariables } from '../generated';
import { WaitlistPanel_PincodeDefinition } from './WaitlistPanel_pincode';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const PincodeWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PincodeWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pincodeWaitlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistPanel_pincode"}}]}}]}},WaitlistPanel_PincodeDefinition]} as unknown as DocumentNode<PincodeWaitlistQuery, PincodeWaitlistQueryVariables>;
export const usePincodeWaitlistQuery = (options?: QueryOptions<PincodeWaitlistQuery, PincodeWaitlistQueryVariables>): QueryResult<PincodeWaitlistQuery, PincodeWaitlistQueryVariables> =>
  useQuery(PincodeWaitlistDocument, options ?? {});