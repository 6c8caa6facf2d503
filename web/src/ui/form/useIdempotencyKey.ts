import { useCallback, useRef } from 'react';
import { drafts } from './draft/drafts';
import { randomId } from '../../graphql/randomId';

interface IdempotencyKey {
  /** Key for this content. Different content gets a new key. */
  current: (content?: unknown) => string;
  /** Must be called after a successful request only. */
  renew: () => void;
}

interface SentContent {
  key: string;
  content: string;
}

function isSent(value: unknown): value is SentContent {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value;
}

/**
 * One idempotency key per form submission. A double click or a retry after a lost answer sends the same key, so
 * the server acts once. With a draft the key survives a reload, since the request may have arrived; it is
 * dropped with the draft.
 */
export function useIdempotencyKey(draft: string): IdempotencyKey {
  const sent = useRef<SentContent>(null);
  const current = useCallback(
    (content: unknown = null) => {
      const text = JSON.stringify(content);
      const before = sent.current ?? drafts.readSent(draft);
      sent.current =
        isSent(before) && before.content === text ? before : { key: randomId(), content: text };
      drafts.saveSent(draft, sent.current);
      return sent.current.key;
    },
    [draft],
  );
  const renew = useCallback(() => {
    sent.current = null;
    drafts.drop(draft);
  }, [draft]);
  return { current, renew };
}
