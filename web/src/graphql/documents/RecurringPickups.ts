import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type { RecurringPickupsQuery, RecurringPickupsQueryVariables } from '../generated';
import { PauseDialog_PickupDefinition } from './PauseDialog_pickup';
import { RecurringPickups_PickupDefinition } from './RecurringPickups_pickup';
import { RecurringRow_PickupDefinition } from './RecurringRow_pickup';
import { useQuery } from '@apollo/client/react';
import type { QueryOptions, QueryResult } from '../queryTypes';
export const RecurringPickupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecurringPickups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recurringPickups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecurringPickups_pickup"}}]}}]}},RecurringPickups_PickupDefinition,RecurringRow_PickupDefinition,PauseDialog_PickupDefinition]} as unknown as DocumentNode<RecurringPickupsQuery, RecurringPickupsQueryVariables>;
export const useRecurringPickupsQuery = (options?: QueryOptions<RecurringPickupsQuery, RecurringPickupsQueryVariables>): QueryResult<RecurringPickupsQuery, RecurringPickupsQueryVariables> =>
  useQuery(RecurringPickupsDocument, options ?? {});