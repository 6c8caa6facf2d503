/**
 * Prefix of the storage keys of queued actions (unsent.ts), and name of the database of their files (unsentFiles.ts). A
 * separate module, because every page imports it.
 */
export const unsentPrefix = 'unsent:';
