import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { HolidaysQuery, HolidaysQueryVariables } from '../generated';
import { HolidaysPanel_DayDefinition } from './HolidaysPanel_day';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const HolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidaysPanel_day"}}]}}]}},HolidaysPanel_DayDefinition]} as unknown as DocumentNode<HolidaysQuery, HolidaysQueryVariables>;
export const useHolidaysQuery = (options?: QueryOptions<HolidaysQuery, HolidaysQueryVariables>): QueryResult<HolidaysQuery, HolidaysQueryVariables> =>
  useQuery(HolidaysDocument, options ?? {});