/** A layer is a menu, drawer, dialog or form inside a dialog, over the page. */
interface Overlay {
  /** Depth in the component tree. Layers that open at once are sorted by it, outer ones first. */
  level: number;
  /** Closes the layer. If input would be lost, the layer shows a question instead. */
  close: () => void;
}

let open: readonly Overlay[] = [];
const watchers = new Set<() => void>();

function change(layers: readonly Overlay[]): void {
  open = layers;
  for (const watch of watchers) watch();
}

/** The open layers. Escape and Back close the top one. */
export const overlayStack = {
  /** Registers an open layer. Returns a function that removes it when it closes. */
  add(layer: Overlay): () => void {
    change([...open, layer].toSorted((a, b) => a.level - b.level));
    return () => change(open.filter((other) => other !== layer));
  },
  closeTop: (): void => open.at(-1)?.close(),
  isOpen: (): boolean => open.length > 0,
  subscribe(watch: () => void): () => void {
    watchers.add(watch);
    return () => void watchers.delete(watch);
  },
};
