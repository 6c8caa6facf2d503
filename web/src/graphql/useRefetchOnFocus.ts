import { useEffect, useEffectEvent } from 'react';

/** Refetches when the page becomes visible or the device is online again. */
export function useRefetchOnFocus(read: (() => void) | undefined): void {
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
