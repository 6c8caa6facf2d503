import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { layers } from './layers';

/** Once for each router: layers must know when it moved. */
export function useLayerHistory(): void {
  const location = useLocation();
  useLayoutEffect(() => layers.note(), [location]);
}
