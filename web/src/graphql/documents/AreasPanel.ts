import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { AreasQuery, AreasQueryVariables } from '../generated';
import { AreaForm_AreaDefinition } from './AreaForm_area';
import { AreasPanel_AreaDefinition } from './AreasPanel_area';
import { DeleteAreaDialog_AreaDefinition } from './DeleteAreaDialog_area';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const AreasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AreasPanel_area"}}]}}]}},AreasPanel_AreaDefinition,AreaForm_AreaDefinition,DeleteAreaDialog_AreaDefinition]} as unknown as DocumentNode<AreasQuery, AreasQueryVariables>;
export const useAreasQuery = (options?: QueryOptions<AreasQuery, AreasQueryVariables>): QueryResult<AreasQuery, AreasQueryVariables> =>
  useQuery(AreasDocument, options ?? {});