import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { onConnected } from '../../graphql/connected';
import { session } from '../session';
import { UNKNOWN_CHANGE, type Change } from './change';
import {
  createChangeBatches,
  type ChangeBatches,
  type Hold,
  type OnChanges,
} from './changeBatches';

interface SubscriptionOptions<Variables> {
  variables?: Variables;
  skip?: boolean;
  /** Milliseconds to collect changes. A random delay of up to the same length prevents simultaneous refetches. */
  gather?: number;
  /** Start time of the read on screen, if the read started before the subscription. */
  begun?: number;
  hold?: Hold;
}

/** A new subscription receives the changes of the last seconds; an older read may have missed earlier ones. */
const REMEMBERED_MS = 4000;

/**
 * Calls `onChange` with batches of changes, one call at a time. Repeats a batch if it resolves to false. A hidden
 * page waits until it is visible. A reconnect passes an unknown change.
 */
export function useChangeSubscription<
  Data extends Record<string, Change>,
  Variables extends OperationVariables,
>(
  document: TypedDocumentNode<Data, Variables>,
  onChange: (...args: Parameters<OnChanges>) => Promise<unknown> | undefined,
  {
    variables,
    skip = false,
    gather = 0,
    begun,
    hold = 'form',
  }: SubscriptionOptions<Variables> = {},
): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const batches = useRef<ChangeBatches>(null);
  const isOff = skip || !session.token();
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (isOff) return undefined;
    const since = begun ?? Date.now();
    const onChanges: OnChanges = async (...args) => latest.current(...args);
    const { add, stop } = (batches.current = createChangeBatches({ onChanges, gather, hold }));
    const unsubscribe = onConnected((isAgain) => {
      if (isAgain || Date.now() - since > REMEMBERED_MS) add(UNKNOWN_CHANGE);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [document, key, isOff, gather, begun, hold]);
  useSubscription<Data, OperationVariables>(document, {
    variables: variables ?? {},
    skip: isOff,
    // Notifications contain no data for the cache.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      for (const change of Object.values(data ?? {})) batches.current?.add(change);
    },
  });
}
