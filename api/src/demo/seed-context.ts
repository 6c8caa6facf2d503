import type { Business } from '../business/business.entity.js';
import type { DemoCloth } from './catalogue.js';
import type { DemoAreas } from './demo-areas.js';
import type { SeedClock } from './seed-clock.js';
import type { Random } from './random.js';

/** Data that all generators of demo rows share. */
export interface SeedContext {
  random: Random;
  clock: SeedClock;
  /** Id of the admin who made the changes of staff; null without an admin. */
  adminId: string | null;
  /** Company that issues invoices, with its tax settings. */
  business: Business;
  areas: DemoAreas;
  cloths: readonly DemoCloth[];
  /** Price lists of enterprises, by user id. */
  priceLists: ReadonlyMap<string, readonly DemoCloth[]>;
}
