import { useEffect, useRef } from 'react';

/** Runs once in the life of a page, also where React mounts twice: for links that work once. */
export function useRunOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
