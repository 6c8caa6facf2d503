/**
 * Prefix of the storage keys of queued actions (queueStorage.ts), and name of the database of their
 * files (queueFiles.ts). A separate module with little code, because every page imports it.
 */
export const queuePrefix = 'offline-queue:';
