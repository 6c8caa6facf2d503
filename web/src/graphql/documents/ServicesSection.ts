import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { ServicesQuery, ServicesQueryVariables } from '../generated';
import { ClothPrices_ClothDefinition } from './ClothPrices_cloth';
import { ServicesSection_ClothDefinition } from './ServicesSection_cloth';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const ServicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServicesSection_cloth"}}]}}]}},ServicesSection_ClothDefinition,ClothPrices_ClothDefinition]} as unknown as DocumentNode<ServicesQuery, ServicesQueryVariables>;
export const useServicesQuery = (options?: QueryOptions<ServicesQuery, ServicesQueryVariables>): QueryResult<ServicesQuery, ServicesQueryVariables> =>
  useQuery(ServicesDocument, options ?? {});