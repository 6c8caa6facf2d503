/** A change of an object. Without an id, any object may have changed. */
export interface Change {
  id: string | null;
  version: number | null;
  isNew: boolean;
}

/** Unknown change, for example after missed notifications. The server sends the same. */
export const UNKNOWN_CHANGE: Change = { id: null, version: null, isNew: false };

/** Maximum ids of a batch; more become one unknown change. */
const MAX_IDS = 20;

/** Merges changes: the last one per object, or one unknown change. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const last = new Map(changes.map((change) => [change.id, change]));
  return last.has(null) || last.size > MAX_IDS ? [UNKNOWN_CHANGE] : [...last.values()];
}
