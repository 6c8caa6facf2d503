import { useState } from 'react';
import { errorText } from '../../graphql/errors';

type ActionState =
  { state: 'asked' } | { state: 'busy' } | { state: 'done' } | { state: 'failed'; text: string };

/** What a button does that a link of a mail leads to: once, and with words for how it went. */
export function useLinkAction(work: () => Promise<unknown>, failureText?: string) {
  const [action, setAction] = useState<ActionState>({ state: 'asked' });
  const start = (): void => {
    setAction({ state: 'busy' });
    work()
      .then(() => setAction({ state: 'done' }))
      .catch((error: unknown) =>
        setAction({ state: 'failed', text: errorText(error, failureText) }),
      );
  };
  return { action, start };
}
