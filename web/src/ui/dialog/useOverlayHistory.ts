import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { overlayStack } from './overlayStack';

/** Reports navigations to `layers`. Used once per router. */
export function useOverlayHistory(): void {
  const location = useLocation();
  useLayoutEffect(() => overlayStack.note(), [location]);
}
