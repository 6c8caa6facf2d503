import { Migration20261126120000_baseline } from './Migration20261126120000_baseline.js';
import { Migration20261126123000_order_charges } from './Migration20261126123000_order_charges.js';

/** In the order in which they run. A released one is never edited, only followed by another. */
export const migrations = [Migration20261126120000_baseline, Migration20261126123000_order_charges];
