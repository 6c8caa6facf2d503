import { useRef, useState } from 'react';

export interface MoreEntries {
  busy: boolean;
  /** What the last attempt ran into. */
  error: unknown;
  load: () => Promise<void>;
}

/** One further page at a time: pressed twice it is fetched once, and a failure is kept to be said. */
export function useMoreEntries(fetchPage: () => Promise<unknown>): MoreEntries {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
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
