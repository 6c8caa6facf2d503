/** A change of an object. Without an id, any object may have changed. */
export interface Change {
  id: string | null;
  version: number | null;
  isNew: boolean;
}

/** Unknown change, for example after missed notifications. The server sends the same. */
export const ANYTHING: Change = { id: null, version: null, isNew: false };

/** Maximum ids of a batch; more become one unknown change. */
const MOST_NAMED = 20;

/** Merges changes: the last one per object, or one unknown change. */
export function together(changes: readonly Change[]): Change[] {
  const last = new Map(changes.map((change) => [change.id, change]));
  return last.has(null) || last.size > MOST_NAMED ? [ANYTHING] : [...last.values()];
}
