import { Migration20261121000000_foundation } from './Migration20261121000000_foundation.js';

/** In the order in which they run; a released one is never edited, only followed by another. */
export const migrations = [Migration20261121000000_foundation];
