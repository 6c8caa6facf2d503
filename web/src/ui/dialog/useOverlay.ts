import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { overlayStack } from './overlayStack';

/** Number of layers around a component. */
export const OverlayLevel = createContext(0);

/** Registers an open layer, so that Back closes it first. */
export function useOverlay(open: boolean, { close }: { close: () => void }): void {
  const level = useContext(OverlayLevel);
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return overlayStack.add({ level, close: () => onClose() });
  }, [open, level]);
}

interface MenuOverlay {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Layer for the open options of a field, so that Back closes them. */
export function useMenuOverlay(): MenuOverlay {
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  useOverlay(open, { close: onClose });
  return { open, onOpen: () => setOpen(true), onClose };
}
