import { Migration20261126120000_baseline } from './Migration20261126120000_baseline.js';

/** In the order in which they run. A released one is never edited, only followed by another. */
export const migrations = [Migration20261126120000_baseline];
