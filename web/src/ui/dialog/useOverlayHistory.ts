import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { overlayStack } from './overlayStack';

/** Reports navigations to `overlayStack`. Used once per router. */
export function useOverlayHistory(): void {
  const location = useLocation();
  useLayoutEffect(() => overlayStack.onNavigation(), [location]);
}
