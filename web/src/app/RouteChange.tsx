import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLayerHistory } from '../ui/dialog/useLayerHistory';

/** A new page starts at its top and, for keyboards and screen readers, at its main part. */
export const RouteChange = () => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useLayerHistory();
  useEffect(() => {
    // Filters and dialogs change the address too, but they are the same page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // A page may have put the focus into its first field.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
};
