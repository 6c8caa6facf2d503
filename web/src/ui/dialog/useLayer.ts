import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { layers } from './layers';

/** Number of layers around a component. */
export const LayerLevel = createContext(0);

interface LayerOptions {
  close: () => void;
  /** False blocks Back and shows a question first. */
  free?: () => boolean;
}

/** Registers an open layer, so that Back closes it first. */
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

/** Layer for the open options of a field, so that Back closes them. */
export function useMenuLayer(): MenuLayer {
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  useLayer(open, { close: onClose });
  return { open, onOpen: () => setOpen(true), onClose };
}
