/**
 * What was typed into forms and not sent yet. It waits in this tab's sessionStorage, so that a reload
 * or a session that ended loses nothing, and belongs to one person: a visitor's is taken over by the
 * first who signs in, that of somebody else is dropped.
 */
const prefix = 'draft:';
const ownerName = 'draft-owner';

/** None while pages are made ready at build time, or where the browser keeps nothing. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

const draftNames = (kept: Storage): string[] =>
  Object.keys(kept).filter((name) => name.startsWith(prefix));

export const drafts = {
  /** What was kept under this key, as it was given; null when there is nothing readable. */
  read(key: string): unknown {
    try {
      return JSON.parse(storage()?.getItem(prefix + key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** False when the browser could not keep it, as when its storage is full or switched off. */
  save(key: string, values: unknown): boolean {
    try {
      const kept = storage();
      kept?.setItem(prefix + key, JSON.stringify(values));
      return kept !== null;
    } catch {
      return false;
    }
  },
  drop(key: string): void {
    storage()?.removeItem(prefix + key);
  },
  clear(): void {
    const kept = storage();
    if (!kept) return;
    for (const name of draftNames(kept)) kept.removeItem(name);
    kept.removeItem(ownerName);
  },
  /** Call it when somebody is signed in. */
  belongTo(userId: string): void {
    const kept = storage();
    if (!kept) return;
    const owner = kept.getItem(ownerName);
    if (owner !== null && owner !== userId) drafts.clear();
    kept.setItem(ownerName, userId);
  },
};
