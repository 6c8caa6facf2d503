import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { overlayStack } from './overlayStack';

/** Number of layers around a component. */
export const OverlayLevel = createContext(0);

interface OverlayOptions {
  close: () => void;
  /** False blocks Back and shows a question first. */
  free?: () => boolean;
}

/** Registers an open layer, so that Back closes it first. */
export function useOverlay(open: boolean, { close, free = () => true }: OverlayOptions): void {
  const level = useContext(OverlayLevel);
  const onClose = useEffectEvent(close);
  const isFree = useEffectEvent(free);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return overlayStack.add({ level, close: () => onClose(), free: () => isFree() });
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
