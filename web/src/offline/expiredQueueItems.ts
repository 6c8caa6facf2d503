import { queueKey, queueOwners } from './queueKey';

/** Lifetime of queued actions in ms, if their user does not return. */
const longest = 7 * 24 * 60 * 60_000;

const isOld = (action: unknown, now: number): boolean =>
  typeof action === 'object' &&
  action !== null &&
  'at' in action &&
  now - Date.parse(String(action.at)) > longest;

/**
 * Entries that have not expired. Undefined if no entry has expired, so that nothing needs to be
 * stored.
 */
function leftOf(text: string, now: number): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    const left = list.filter((action) => !isOld(action, now));
    return left.length < list.length ? left : undefined;
  } catch {
    return [];
  }
}

/** Deletes the queued files of a user, and orphaned ones. */
export async function deleteQueueFiles(userId?: string): Promise<void> {
  try {
    const { queueFiles } = await import('./queueFiles');
    await queueFiles.sweep();
    if (userId) await queueFiles.dropAll(userId);
  } catch {
    // The browser has no IndexedDB, so there are no files.
  }
}

/**
 * Expires queued actions and photos after a week, except those of the signed-in user, who decides about them.
 */
export function deleteExpiredQueueItems(userId?: string, now = Date.now()): void {
  let any = false;
  for (const owner of queueOwners()) {
    const name = queueKey(owner);
    const left = owner === userId ? undefined : leftOf(localStorage.getItem(name) ?? '', now);
    if (!left) continue;
    any = true;
    if (left.length > 0) localStorage.setItem(name, JSON.stringify(left));
    else localStorage.removeItem(name);
  }
  if (any) void deleteQueueFiles();
}
