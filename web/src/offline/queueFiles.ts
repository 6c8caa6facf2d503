import { offlineQueue } from './queueStorage';
import { queuePrefix } from './queuePrefix';

// Files of queued actions in IndexedDB, keyed by user and action id (queueStorage.ts). Only the user's own files are
// read. Signing out deletes them (useLogout), so no connection stays open that would block that.

interface StoredFile {
  content: ArrayBuffer;
  type: string;
  at: number;
}

const table = 'file';

/** Age in ms after which a file without an action is an orphan. */
const stray = 60_000;

const open = (): Promise<IDBDatabase> =>
  new Promise((give, fail) => {
    const asked = indexedDB.open(queuePrefix, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(table);
    asked.onsuccess = () => give(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error('The browser cannot store files here'));
  });

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((give, fail) => {
      const work = database.transaction(table, mode);
      const asked = ask(work.objectStore(table));
      work.oncomplete = () => give(asked.result);
      work.onabort = () => fail(work.error ?? new Error('There is no room'));
    });
  } finally {
    database.close();
  }
}

/** Deletes expired files (expiredQueueItems.ts) and files without an action, for example after the tab closed too early. */
async function sweep(): Promise<void> {
  for (const key of await run('readonly', (files) => files.getAllKeys())) {
    const [owner, id] = key as [string, string];
    if (offlineQueue.of(owner).some((action) => action.id === id)) continue;
    const stored = await run(
      'readonly',
      (files) => files.get(key) as IDBRequest<StoredFile | undefined>,
    );
    if (stored && Date.now() - stored.at > stray)
      await run('readwrite', (files) => files.delete(key));
  }
}

export const queueFiles = {
  sweep,
  /** Throws if the browser has no storage or no space. */
  async write(userId: string, id: string, file: Blob): Promise<void> {
    await sweep();
    const stored: StoredFile = {
      content: await file.arrayBuffer(),
      type: file.type,
      at: Date.now(),
    };
    await run('readwrite', (files) => files.put(stored, [userId, id]));
  },
  async read(userId: string, id: string): Promise<Blob | undefined> {
    const ask = (files: IDBObjectStore) =>
      files.get([userId, id]) as IDBRequest<StoredFile | undefined>;
    const stored = await run('readonly', ask);
    return stored && new Blob([stored.content], { type: stored.type });
  },
  async dropAll(userId: string): Promise<void> {
    await run('readwrite', (files) => files.delete(IDBKeyRange.bound([userId], [userId, []])));
  },
  async drop(userId: string, id: string): Promise<void> {
    await run('readwrite', (files) => files.delete([userId, id]));
  },
};
