import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { layers } from './layers';

/** Reports navigations to `layers`. Used once per router. */
export function useLayerHistory(): void {
  const location = useLocation();
  useLayoutEffect(() => layers.note(), [location]);
}
