/**
 * A layer over the page: menu, drawer, dialog, or form inside a dialog. Back (Android's too) closes only the top
 * layer. A layer closed in another way leaves no dead history entry.
 *
 * Invariant between navigations: the depth in the history entry equals the number of open layers. Opening a layer
 * adds an entry. Closing it by a button or Escape goes back one entry and keeps the current URL.
 */
interface Layer {
  /** Depth in the component tree: a dialog opens before its content. */
  level: number;
  /** False when closing it would lose something: then it is asked, and Back is taken back. */
  free: () => boolean;
  close: () => void;
}

interface Entry {
  depth: number;
  /** The router's count of entries. */
  index: number;
  url: string;
}

/** Target of a history traversal. A save may navigate at the same time: then `moved` is the new URL. */
type Travel =
  | { to: 'settled'; url: string; moved?: string }
  | { to: 'where it was'; asked: Layer; from: Entry; moved?: string };

let open: readonly Layer[] = [];
let here: Entry = { depth: 0, index: 0, url: '' };
/** A history traversal is asynchronous; no other navigation may start during it. */
let travel: Travel | null = null;
let timer: number | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What the router keeps in an entry; `usr` is the state that pages give to it. */
function entryState(): Record<string, unknown> & { usr: Record<string, unknown> } {
  const state: unknown = window.history.state;
  const record = isRecord(state) ? state : {};
  return { ...record, usr: isRecord(record.usr) ? record.usr : {} };
}

function readEntry(): Entry {
  const { usr, idx } = entryState();
  const { pathname, search, hash } = window.location;
  return {
    depth: typeof usr.depth === 'number' ? usr.depth : 0,
    index: typeof idx === 'number' ? idx : 0,
    url: pathname + search + hash,
  };
}

function addEntry(depth: number): void {
  const state = entryState();
  // The page below stays where it is; coming back to it must not scroll.
  window.history.scrollRestoration = 'manual';
  const idx = typeof state.idx === 'number' ? { idx: state.idx + 1 } : {};
  window.history.pushState({ ...state, ...idx, usr: { ...state.usr, depth } }, '');
}

function settle(): void {
  if (travel) return;
  const { depth, url } = readEntry();
  for (let next = depth + 1; next <= open.length; next += 1) addEntry(next);
  here = readEntry();
  if (depth <= open.length) return;
  travel = { to: 'settled', url };
  window.history.go(open.length - depth);
}

/** A moment later: a link inside a menu closes it and leads on, which needs no going back. */
function settleSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(settle);
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** Our own going back is over: what the address said on top holds below. */
function arrive(url: string, moved: string | undefined): void {
  travel = null;
  const { depth, url: landed } = readEntry();
  if (moved !== undefined || pathOf(landed) === pathOf(url)) {
    window.history.replaceState(window.history.state, '', moved ?? url);
  }
  if (depth === 0) window.history.scrollRestoration = 'auto';
  here = readEntry();
  settleSoon();
}

function closeBeyond(layers: readonly Layer[]): void {
  // The router hears of the new address first; that alone closes what the address names.
  window.setTimeout(() => {
    for (const layer of layers.toReversed()) if (open.includes(layer)) layer.close();
  });
}

/** Back was reverted: the layer that blocked it now asks, unless it was saved and closed. */
function comeBack(asked: Layer, moved: string | undefined): void {
  travel = null;
  if (moved !== undefined) window.history.replaceState(window.history.state, '', moved);
  if (open.includes(asked)) asked.close();
  else settleSoon();
}

/** The router moved while layers go through the history, from the entry that they left. */
function noteOnTheWay(way: Travel): string | undefined {
  const from = way.to === 'settled' ? here : way.from;
  const { index, url } = readEntry();
  if (index > from.index) {
    // A new page ends the way to the entry above, and mostly that to one below: who waited could wait for ever.
    travel = null;
    here = readEntry();
    settleSoon();
    return undefined;
  }
  if (way.to === 'settled') return url === way.url ? undefined : url;
  // The router counts as if it stood above.
  window.history.replaceState({ ...entryState(), idx: here.index }, '');
  return url;
}

/** Runs before the router's own listener, which must not hear of a Back that is taken back. */
function onPop(event: PopStateEvent): void {
  const from = here;
  const to = readEntry();
  here = to;
  if (travel?.to === 'settled') return arrive(travel.url, travel.moved);
  if (travel?.to === 'where it was') {
    event.stopImmediatePropagation();
    return comeBack(travel.asked, travel.moved);
  }
  const beyond = open.slice(to.depth);
  const asked = beyond.findLast((layer) => !layer.free());
  if (asked) {
    event.stopImmediatePropagation();
    travel = { to: 'where it was', asked, from };
    window.history.go(from.index - to.index || 1);
    return;
  }
  closeBeyond(beyond);
  // After a reload nothing may be open over an entry that was made for a layer: it is passed over.
  const dead = beyond.length === 0 && from.depth > open.length && to.depth < from.depth;
  if (dead && to.index < from.index && to.url === from.url) window.history.back();
}

globalThis.addEventListener?.('popstate', onPop, { capture: true });

export const layers = {
  /** Opens one; call what it gives back when it is closed. */
  add(layer: Layer): () => void {
    open = [...open, layer].toSorted((a, b) => a.level - b.level);
    settleSoon();
    return () => {
      open = open.filter((other) => other !== layer);
      settleSoon();
    };
  },
  /** As Back does, for Escape. */
  closeTop: (): void => open.at(-1)?.close(),
  /** Call it after the router moved. */
  note(): void {
    if (!travel) here = readEntry();
    else travel.moved = noteOnTheWay(travel);
  },
  /** The state of the present entry, to be handed on when its address changes. */
  keptState: (): Record<string, unknown> => entryState().usr,
  /** The state of an entry that is made for a layer which the address names. */
  stateForOne(): Record<string, unknown> {
    window.history.scrollRestoration = 'manual';
    return { ...entryState().usr, depth: open.length + 1 };
  },
};
