import { useEffect, useEffectEvent } from 'react';

/** What could not be fetched is asked for again as soon as the network is back. */
export function useRetryOnline(onRetry: (() => void) | undefined): void {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const back = (): void => retry();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
}
