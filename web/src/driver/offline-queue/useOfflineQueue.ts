import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSessionUser } from '../../session/session';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { offlineQueue, type QueuedAction } from '../../offline/queueStorage';
import { useRefetchOnFocus } from '../../graphql/useRefetchOnFocus';
import { loadFlushQueue } from './queueLoader';

/**
 * Milliseconds between attempts to send the queue. Needed because a phone may report a connection
 * that does not work.
 */
const RETRY_INTERVAL_MS = 15_000;

const none: readonly QueuedAction[] = [];

/** Queued actions of the driver, which are sent as soon as possible. */
export function useOfflineQueue() {
  const client = useApolloClient();
  const refetchActive = useRefetchActive();
  const userId = useSessionUser()?.id ?? '';
  const list = useSyncExternalStore(
    offlineQueue.subscribe,
    useCallback(() => offlineQueue.of(userId), [userId]),
    () => none,
  );
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (sending || !offlineQueue.of(userId).some(({ problem }) => !problem)) return;
    setSending(true);
    try {
      const { flushQueue } = await loadFlushQueue();
      if (await flushQueue({ client, userId })) refetchActive();
    } catch {
      // The code did not load; the next attempt loads it again.
    } finally {
      setSending(false);
    }
  };
  const sendNow = useEffectEvent(() => void send());
  useRefetchOnFocus(() => void send());
  const waits = list.some(({ problem }) => !problem);
  useEffect(() => {
    if (!waits) return undefined;
    const soon = setTimeout(sendNow);
    const timer = setInterval(sendNow, RETRY_INTERVAL_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [waits]);
  return { list, userId, sending, send: () => void send() };
}
