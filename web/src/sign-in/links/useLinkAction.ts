import { useState } from 'react';
import { errorText } from '../../graphql/errors';

type ActionState =
  { state: 'asked' } | { state: 'busy' } | { state: 'done' } | { state: 'failed'; text: string };

/** Runs the action of an e-mail link when the user confirms it, and keeps its result. */
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
