import { startTransition, useEffect, useState } from 'react';
import { useHydrating } from './useHydrating';

/** False during prerendering and hydration. Turns true in a transition afterwards. */
export function useAlive(): boolean {
  const hydrating = useHydrating();
  const [alive, setAlive] = useState(!hydrating);
  useEffect(() => {
    if (!alive) startTransition(() => setAlive(true));
  }, [alive]);
  return alive;
}
