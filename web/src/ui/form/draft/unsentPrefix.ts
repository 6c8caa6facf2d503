/** What could not be sent waits under names that begin so (see unsent.ts); by itself, since every page knows of it. */
export const unsentPrefix = 'unsent:';
