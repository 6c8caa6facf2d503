/**
 * A layer is a menu, drawer, dialog or form inside a dialog, over the page. Back closes only the top layer. A layer
 * closed in another way removes its history entry. Invariant between navigations: the depth in the history entry equals
 * the number of open layers. Opening a layer adds an entry. Closing it by a button or Escape goes back one entry and
 * keeps the current URL.
 */
interface Overlay {
  /** Depth in the component tree. Layers that open at once are sorted by it, outer ones first. */
  level: number;
  /** False if closing would lose input. Then `close` shows a question, and Back is reverted. */
  free: () => boolean;
  close: () => void;
}

interface Entry {
  depth: number;
  /** Index of the entry in the router's history. */
  index: number;
  url: string;
}

/** Target of a history traversal. A save may navigate at the same time: then `moved` is the new URL. */
type Travel =
  | { to: 'settled'; url: string; moved?: string }
  | { to: 'where it was'; asked: Overlay; from: Entry; moved?: string };

let open: readonly Overlay[] = [];
let here: Entry = { depth: 0, index: 0, url: '' };
/** A history traversal is asynchronous; no other navigation may start during it. */
let travel: Travel | null = null;
let timer: number | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The router's state of a history entry; `usr` is the state that pages pass. */
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
  // Going back to the page below must not scroll it.
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

/** Deferred, because a link inside a menu closes the menu and also navigates. Then going back is not needed. */
function settleSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(settle);
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** Completes a Back by this module. The lower entry gets the URL of the upper one. */
function onEntryReached(url: string, moved: string | undefined): void {
  travel = null;
  const { depth, url: landed } = readEntry();
  if (moved !== undefined || pathOf(landed) === pathOf(url)) {
    window.history.replaceState(window.history.state, '', moved ?? url);
  }
  if (depth === 0) window.history.scrollRestoration = 'auto';
  here = readEntry();
  settleSoon();
}

function closeBeyond(overlayStack: readonly Overlay[]): void {
  // Deferred: the router handles the new URL first, which closes layers that the URL names.
  window.setTimeout(() => {
    for (const layer of overlayStack.toReversed()) if (open.includes(layer)) layer.close();
  });
}

/**
 * Continues after a reverted Back. The layer that blocked Back shows its question, unless the layer
 * was saved and closed.
 */
function returnTo(asked: Overlay, moved: string | undefined): void {
  travel = null;
  if (moved !== undefined) window.history.replaceState(window.history.state, '', moved);
  if (open.includes(asked)) asked.close();
  else settleSoon();
}

/** Handles a router navigation during a history traversal by this module. Returns the new URL, if any. */
function recordTravel(way: Travel): string | undefined {
  const from = way.to === 'settled' ? here : way.from;
  const { index, url } = readEntry();
  if (index > from.index) {
    // A new page usually cancels a pending traversal, and the browser then sends no popstate event.
    travel = null;
    here = readEntry();
    settleSoon();
    return undefined;
  }
  if (way.to === 'settled') return url === way.url ? undefined : url;
  // The router computes its next index from this entry, so the entry gets the index of the upper
  // one.
  window.history.replaceState({ ...entryState(), idx: here.index }, '');
  return url;
}

/** Runs before the router's listener, which must not see a Back that is reverted. */
function onPop(event: PopStateEvent): void {
  const from = here;
  const to = readEntry();
  here = to;
  if (travel?.to === 'settled') return onEntryReached(travel.url, travel.moved);
  if (travel?.to === 'where it was') {
    event.stopImmediatePropagation();
    return returnTo(travel.asked, travel.moved);
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
  // After a reload an entry may belong to a layer that is not open. Such an entry is skipped.
  const dead = beyond.length === 0 && from.depth > open.length && to.depth < from.depth;
  if (dead && to.index < from.index && to.url === from.url) window.history.back();
}

globalThis.addEventListener?.('popstate', onPop, { capture: true });

export const overlayStack = {
  /** Registers an open layer. Returns a function that removes it when it closes. */
  add(layer: Overlay): () => void {
    open = [...open, layer].toSorted((a, b) => a.level - b.level);
    settleSoon();
    return () => {
      open = open.filter((other) => other !== layer);
      settleSoon();
    };
  },
  /** Closes the top layer on Escape. */
  closeTop: (): void => open.at(-1)?.close(),
  /** Must be called after each navigation of the router. */
  onNavigation(): void {
    if (!travel) here = readEntry();
    else travel.moved = recordTravel(travel);
  },
  /** State of the current entry, to pass on when its URL changes. */
  entryUserState: (): Record<string, unknown> => entryState().usr,
  /** State for the new entry of a layer that the URL names. */
  stateForOne(): Record<string, unknown> {
    window.history.scrollRestoration = 'manual';
    return { ...entryState().usr, depth: open.length + 1 };
  },
};
