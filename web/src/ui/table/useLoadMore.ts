import { useRef, useState } from 'react';

interface NextPage {
  busy: boolean;
  /** What the last attempt ran into. */
  error: unknown;
  load: () => Promise<void>;
}

/** Loads one further page at a time. A double click loads it once; a failure is stored to be shown. */
export function useLoadMore(fetchPage: () => Promise<unknown>): NextPage {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Two clicks may come before the first of them is on the screen.
  const running = useRef(false);
  const load = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await fetchPage();
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, load };
}
