import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { layers } from './layers';

/** How many layers stand around a component. */
export const LayerLevel = createContext(0);

interface LayerOptions {
  close: () => void;
  /** Asked before Back closes it. */
  free?: () => boolean;
}

/** Back closes this before anything below it. */
export function useLayer(open: boolean, { close, free = () => true }: LayerOptions): void {
  const level = useContext(LayerLevel);
  const onClose = useEffectEvent(close);
  const isFree = useEffectEvent(free);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return layers.add({ level, close: () => onClose(), free: () => isFree() });
  }, [open, level]);
}

interface MenuLayer {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** List of options of a field, which Back closes too. */
export function useMenuLayer(): MenuLayer {
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  useLayer(open, { close: onClose });
  return { open, onOpen: () => setOpen(true), onClose };
}
