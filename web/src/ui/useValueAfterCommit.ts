import { useEffect, useState } from 'react';

/**
 * The value after it was committed, for expensive content that follows an interaction. `useDeferredValue` does
 * not suit query variables: a query starts while rendering, and React may discard that render.
 */
export function useValueAfterCommit<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const next = setTimeout(() => setShown(value));
    return () => clearTimeout(next);
  }, [value]);
  return shown;
}
