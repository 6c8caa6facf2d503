import { useEffect, useState } from 'react';

/**
 * The value once what is drawn with it has been committed: what costs much follows what was pressed. Not `useDeferredValue`
 * for what the server is asked with: a query asks while it is drawn, and what React draws ahead it may throw away and draw
 * with the value before.
 */
export function useAfterShown<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const next = setTimeout(() => setShown(value));
    return () => clearTimeout(next);
  }, [value]);
  return shown;
}
