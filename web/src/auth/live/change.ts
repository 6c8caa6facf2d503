/** What has changed; without an id anything may have. */
export interface Change {
  id: string | null;
  version: number | null;
  isNew: boolean;
}

/** What a listener hears where it may have missed something, as the server says it itself. */
export const ANYTHING: Change = { id: null, version: null, isNew: false };

/** More than that is anything. */
const MOST_NAMED = 20;

/** Those that came together: the last of each, or that it may be anything. */
export function together(changes: readonly Change[]): Change[] {
  const last = new Map(changes.map((change) => [change.id, change]));
  return last.has(null) || last.size > MOST_NAMED ? [ANYTHING] : [...last.values()];
}
