import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery } from '@apollo/client/react';

/** Options of a query hook; skipToken while its variables are unknown. */
export type QueryOptions<TData, TVariables extends OperationVariables> =
  useQuery.Options<TData, TVariables> | SkipToken;

export type QueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty',
  Partial<TVariables>
>;
