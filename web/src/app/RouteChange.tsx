import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useOverlayHistory } from '../ui/dialog/useOverlayHistory';

/** Scrolls a new page to its top and focuses its main part, for keyboards and screen readers. */
export const RouteChange = () => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useOverlayHistory();
  useEffect(() => {
    // A filter or dialog changes the URL parameters only, so the page stays.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.getElementById('main');
    // A page may have focused its first field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
};
