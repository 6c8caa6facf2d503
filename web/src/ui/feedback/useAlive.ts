import { startTransition, useEffect, useState } from 'react';
import { useHydrating } from './useHydrating';

/** False while markup of build time is made or taken over, and until what that could not have is drawn, in slices. */
export function useAlive(): boolean {
  const hydrating = useHydrating();
  const [alive, setAlive] = useState(!hydrating);
  useEffect(() => {
    if (!alive) startTransition(() => setAlive(true));
  }, [alive]);
  return alive;
}
