import { useState } from 'react';
import { errorText } from '../../graphql/errors';

type Deed =
  { state: 'asked' } | { state: 'busy' } | { state: 'done' } | { state: 'failed'; text: string };

/** What a button does that a link of a mail leads to: once, and with words for how it went. */
export function useDeed(work: () => Promise<unknown>, failureText?: string) {
  const [deed, setDeed] = useState<Deed>({ state: 'asked' });
  const act = (): void => {
    setDeed({ state: 'busy' });
    work()
      .then(() => setDeed({ state: 'done' }))
      .catch((error: unknown) => setDeed({ state: 'failed', text: errorText(error, failureText) }));
  };
  return { deed, act };
}
