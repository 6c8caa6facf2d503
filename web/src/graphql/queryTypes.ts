import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery } from '@apollo/client/react';

/** A query hook takes skipToken instead of options when its variables are not known yet. */
export type QueryOptions<TData, TVariables extends OperationVariables> =
  useQuery.Options<TData, TVariables> | SkipToken;

export type QueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty',
  Partial<TVariables>
>;
