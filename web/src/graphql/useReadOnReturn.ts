import { useEffect, useEffectEvent } from 'react';

/** Asks anew whenever somebody comes back to the page, or the network to the device. */
export function useReadOnReturn(read: (() => void) | undefined): void {
  const readNow = useEffectEvent(() => read?.());
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) readNow();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, []);
}
