import { useCallback, useRef } from 'react';

/**
 * One key for one filling of a form: a second press or a retry after a lost answer sends the same
 * key, so the server does the work once. Call `renew` after success.
 */
export function useIdempotencyKey(): { current: () => string; renew: () => void } {
  const key = useRef<string>(null);
  const current = useCallback(() => (key.current ??= crypto.randomUUID()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { current, renew };
}
