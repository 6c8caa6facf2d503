import { useEffect, useState } from 'react';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds until a time in ms. Computed from the clock, because timers stop while a phone sleeps. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const tick = (): void => setLeft(secondsTo(end));
    tick();
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [end]);
  return left;
}
