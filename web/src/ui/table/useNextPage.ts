import { useRef, useState } from 'react';

interface NextPage {
  busy: boolean;
  /** What the last attempt ran into. */
  error: unknown;
  load: () => Promise<void>;
}

/** One further page at a time: pressed twice it is fetched once, and a failure is kept to be said. */
export function useNextPage(fetchPage: () => Promise<unknown>): NextPage {
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
