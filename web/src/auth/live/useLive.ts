import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { session } from '../session/session';
import type { Hold, OnChanges } from './listen';

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

/**
 * Tells `onChange` what others have changed, a moment later and together, and the next when it is done with that; the same again where it
 * answers false. Nobody asks
 * for a page that is not seen: it hears of all that when it is. What listens is fetched by the first who wants to; without it,
 * or where nobody answers, the page is as it always was.
 */
export function useLive<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  onChange: (...told: Parameters<OnChanges>) => Promise<unknown> | undefined,
  { variables, skip = false, gather = 0, begun, hold = 'form' }: LiveOptions<Variables> = {},
): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (skip || !session.token()) return undefined;
    const over = new AbortController();
    const asked = { document, variables: key, begun: begun ?? Date.now() };
    const onChanges: OnChanges = async (...told) => tell.current(...told);
    import('./listen').then(
      ({ listen }) => listen({ asked, onChanges, gather, hold, over: over.signal }),
      () => undefined,
    );
    return () => over.abort();
  }, [document, key, skip, gather, begun, hold]);
}
