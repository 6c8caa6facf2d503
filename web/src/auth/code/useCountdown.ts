import { useEffect, useState } from 'react';

const secondsTo = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds left to a time in ms, by the clock and not by ticks: a phone that slept shows the truth. */
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
