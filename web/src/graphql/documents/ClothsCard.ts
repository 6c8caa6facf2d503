import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { StaffClothsQuery, StaffClothsQueryVariables } from '../generated';
import { ClothForm_ClothDefinition } from './ClothForm_cloth';
import { ClothsCard_ClothDefinition } from './ClothsCard_cloth';
import { DeleteClothDialog_ClothDefinition } from './DeleteClothDialog_cloth';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const StaffClothsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClothsCard_cloth"}}]}}]}},ClothsCard_ClothDefinition,ClothForm_ClothDefinition,DeleteClothDialog_ClothDefinition]} as unknown as DocumentNode<StaffClothsQuery, StaffClothsQueryVariables>;
export const useStaffClothsQuery = (options?: QueryOptions<StaffClothsQuery, StaffClothsQueryVariables>): QueryResult<StaffClothsQuery, StaffClothsQueryVariables> =>
  useQuery(StaffClothsDocument, options ?? {});