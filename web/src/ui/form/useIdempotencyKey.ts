import { useCallback, useRef } from 'react';
import { drafts } from './draft/drafts';
import { randomId } from '../../graphql/randomId';

interface IdempotencyKey {
  /** The key for sending this; other content is other work, and gets another key. */
  current: (content?: unknown) => string;
  /** Call it after success, and only then. */
  renew: () => void;
}

interface Sent {
  key: string;
  content: string;
}

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
}

/**
 * One key for one filling of a form: a second press or a retry after a lost answer sends the same
 * key, so the server does the work once. Beside a draft it outlives a reload, since what is restored
 * may have arrived already; it goes when the draft goes.
 */
export function useIdempotencyKey(draft: string): IdempotencyKey {
  const kept = useRef<Sent>(null);
  const current = useCallback(
    (content: unknown = null) => {
      const text = JSON.stringify(content);
      const before = kept.current ?? drafts.readSent(draft);
      kept.current =
        isSent(before) && before.content === text ? before : { key: randomId(), content: text };
      drafts.saveSent(draft, kept.current);
      return kept.current.key;
    },
    [draft],
  );
  const renew = useCallback(() => {
    kept.current = null;
    drafts.drop(draft);
  }, [draft]);
  return { current, renew };
}
