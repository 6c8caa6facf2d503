import { useCallback, useEffect, useState } from 'react';

/** Seconds left, by the clock and not by ticks: a phone that slept shows the truth. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end]);
  const restart = useCallback(() => setEnd(Date.now() + seconds * 1000), [seconds]);
  return { left, restart };
}
