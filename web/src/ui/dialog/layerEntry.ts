import type { Location, NavigateOptions } from 'react-router-dom';

interface LayerState {
  /** Key of the history entry below. */
  above: string;
}

const isLayerState = (state: unknown): state is LayerState =>
  typeof state === 'object' && state !== null && 'above' in state;

/**
 * History entry for the layers of a page, above the entry of the page. All layers share it. It stays after they close,
 * because it shows the same page.
 */
export const layerEntry = {
  /** Key of the entry below; null if this is no entry for layers. */
  below: ({ state }: Location<unknown>): string | null =>
    isLayerState(state) ? state.above : null,
  /** Options to reach the entry for the layers of this page. */
  options(here: Location<unknown>): NavigateOptions {
    const { key, state } = here;
    if (isLayerState(state)) return { replace: true, state };
    return {
      state: { ...(typeof state === 'object' ? state : {}), above: key } satisfies LayerState,
    };
  },
};
