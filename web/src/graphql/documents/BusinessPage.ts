import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { BusinessQuery, BusinessQueryVariables } from '../generated';
import { BusinessForm_BusinessDefinition } from './BusinessForm_business';
import { LogoPanel_LogoDefinition } from './LogoPanel_logo';
import { SeriesPanel_BusinessDefinition } from './SeriesPanel_business';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const BusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessForm_business"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesPanel_business"}},{"kind":"Field","name":{"kind":"Name","value":"ordersToInvoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogoPanel_logo"}}]}}]}},BusinessForm_BusinessDefinition,SeriesPanel_BusinessDefinition,LogoPanel_LogoDefinition]} as unknown as DocumentNode<BusinessQuery, BusinessQueryVariables>;
export const useBusinessQuery = (options?: QueryOptions<BusinessQuery, BusinessQueryVariables>): QueryResult<BusinessQuery, BusinessQueryVariables> =>
  useQuery(BusinessDocument, options ?? {});