import { useRef, useState } from 'react';

interface NextPage {
  busy: boolean;
  error: unknown;
  load: () => Promise<void>;
}

/** Loads one further page at a time and stores the error of a failure. */
export function useLoadMore(fetchPage: () => Promise<unknown>): NextPage {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // A second click can come before the first one renders.
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
