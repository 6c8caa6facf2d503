import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { onConnected } from '../../graphql/connected';
import { session } from '../session/session';
import { ANYTHING, type Change } from './change';
import { createGatherer, type Gatherer, type Hold, type OnChanges } from './gather';

interface LiveOptions<Variables> {
  variables?: Variables;
  skip?: boolean;
  /** Milliseconds in which changes are gathered. Where many listen to the same, some more by chance, so that not all ask at once. */
  gather?: number;
  /** When what is shown was read, if that was before. */
  begun?: number;
  /** What has to be closed before anything changes under it. */
  hold?: Hold;
}

/** The server tells a new subscription what changed in the last seconds, so an earlier read may miss more than that. */
const REMEMBERED_MS = 4000;

/**
 * Calls `onChange` with what others have changed: gathered, one call after the other, and the same again where it answers
 * false. A hidden page waits until it is seen. After a lost connection anything may have changed.
 */
export function useLive<Data extends Record<string, Change>, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onChange: (...told: Parameters<OnChanges>) => Promise<unknown> | undefined,
  { variables, skip = false, gather = 0, begun, hold = 'form' }: LiveOptions<Variables> = {},
): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const gatherer = useRef<Gatherer>(null);
  const isOff = skip || !session.token();
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (isOff) return undefined;
    const since = begun ?? Date.now();
    const onChanges: OnChanges = async (...told) => tell.current(...told);
    const { add, stop } = (gatherer.current = createGatherer({ onChanges, gather, hold }));
    const leave = onConnected((isAgain) => {
      if (isAgain || Date.now() - since > REMEMBERED_MS) add(ANYTHING);
    });
    return () => {
      leave();
      stop();
    };
  }, [document, key, isOff, gather, begun, hold]);
  useSubscription<Data, OperationVariables>(document, {
    variables: variables ?? {},
    skip: isOff,
    // It says what changed and nothing of its content: there is nothing to store or to draw.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      for (const change of Object.values(data ?? {})) gatherer.current?.add(change);
    },
  });
}
