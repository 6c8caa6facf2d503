import { useCallback, useEffect, useState } from 'react';

/**
 * Calls once the time is over, which stands still while somebody points at it, has the focus in it or looks at another
 * window; after that half of it is left, as it is with the messages of the library. Null is for ever.
 */
export function useStay(stay: number | null, onOver: () => void) {
  const [left, setLeft] = useState<number | null>(stay);
  const pause = useCallback(() => setLeft(null), []);
  const resume = useCallback(() => setLeft(stay === null ? null : stay / 2), [stay]);
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  useEffect(() => {
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, [pause, resume]);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}
