import { Migration20261126120000_baseline } from './Migration20261126120000_baseline.js';
import { Migration20261126123000_order_charges } from './Migration20261126123000_order_charges.js';
import { Migration20261127120000_counter_collection } from './Migration20261127120000_counter_collection.js';
import { Migration20261128120000_api_tokens } from './Migration20261128120000_api_tokens.js';
import { Migration20261128160000_events } from './Migration20261128160000_events.js';

/**
 * All migrations in the order in which they run. A released migration is never edited; a new one
 * follows it.
 */
export const migrations = [
  Migration20261126120000_baseline,
  Migration20261126123000_order_charges,
  Migration20261127120000_counter_collection,
  Migration20261128120000_api_tokens,
  Migration20261128160000_events,
];
