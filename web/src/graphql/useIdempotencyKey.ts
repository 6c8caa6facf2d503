import { useCallback, useRef } from 'react';
import { randomId } from './randomId';

interface IdempotencyKey {
  /** The key for sending this; other content is other work, and gets another key. */
  current: (content?: unknown) => string;
  /** Call it after success. */
  renew: () => void;
}

/**
 * One key for one filling of a form: a second press or a retry after a lost answer sends the same
 * key, so the server does the work once.
 */
export function useIdempotencyKey(): IdempotencyKey {
  const kept = useRef<{ key: string; content: string }>(null);
  const current = useCallback((content: unknown = null) => {
    const text = JSON.stringify(content);
    if (kept.current?.content !== text) kept.current = { key: randomId(), content: text };
    return kept.current.key;
  }, []);
  const renew = useCallback(() => {
    kept.current = null;
  }, []);
  return { current, renew };
}
