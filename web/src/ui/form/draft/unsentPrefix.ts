/** What could not be sent waits under names that begin so (see unsent.ts), its files in a database of this name (unsentFiles.ts); by itself, since every page knows of it. */
export const unsentPrefix = 'unsent:';
