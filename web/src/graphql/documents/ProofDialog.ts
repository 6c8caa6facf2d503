import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { ProofWayQuery, ProofWayQueryVariables } from '../generated';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const ProofWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"byPasskey"}}]}}]}}]}}]} as unknown as DocumentNode<ProofWayQuery, ProofWayQueryVariables>;
export const useProofWayQuery = (options?: QueryOptions<ProofWayQuery, ProofWayQueryVariables>): QueryResult<ProofWayQuery, ProofWayQueryVariables> =>
  useQuery(ProofWayDocument, options ?? {});