import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  NavigationType,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  type BlockerFunction,
  type Location,
} from 'react-router-dom';
import { layerEntry } from './layerEntry';
import { overlayStack } from './overlayStack';

const closesLayer: BlockerFunction = ({ historyAction }) =>
  historyAction === NavigationType.Pop && overlayStack.isOpen();

/** Back closes the top layer instead of leaving the page. Used once per router. */
function useBackCloses(): void {
  const here: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(closesLayer);
  const place = useEffectEvent(() => here);
  const onReturn = useEffectEvent((blockedAt: Location<unknown>) => {
    blocker.reset?.();
    // A save that ended during the return changed the URL of the entry below.
    if (here !== blockedAt)
      void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
    overlayStack.closeTop();
  });
  const { state } = blocker;
  useLayoutEffect(() => {
    if (state !== 'blocked') return;
    const blockedAt = place();
    // The router is still on its way forward again. A navigation now would change the entry below.
    window.addEventListener('popstate', () => onReturn(blockedAt), { once: true });
  }, [state]);
}

/** Gives the layers of a page their history entry, and passes over it after they have closed. */
function useLayerEntry(): void {
  const here: Location<unknown> = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const isOpen = useSyncExternalStore(overlayStack.subscribe, overlayStack.isOpen, () => false);
  const last = useRef(here);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = here;
    if (from !== here && kind === NavigationType.Pop && layerEntry.below(from) === here.key) {
      // The page below has the older URL.
      void navigate(from, { replace: true, state: here.state, preventScrollReset: true });
      void navigate(-1);
    } else if (overlayStack.isOpen() && layerEntry.below(here) === null) {
      void navigate(here, { ...layerEntry.options(here), preventScrollReset: true });
    }
  }, [here, isOpen, kind, navigate]);
}

/** Connects the open layers with the router. Used once per router. */
export function useOverlayHistory(): void {
  useBackCloses();
  useLayerEntry();
}
