import { useEffect, useRef } from 'react';

/** Runs `work` once per page load, also if React mounts twice. For links that work once. */
export function useRunOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
