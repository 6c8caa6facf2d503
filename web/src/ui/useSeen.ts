import { useEffect, useState } from 'react';

/** True once what is drawn with it has been painted: what would keep that back can begin then. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    // A frame begins before it is painted, and a task that it asks for runs after that.
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setSeen(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, []);
  return seen;
}
