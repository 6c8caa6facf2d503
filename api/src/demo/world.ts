import type { Business } from '../business/business.entity.js';
import type { DemoCloth } from './catalogue.js';
import type { DemoAreas } from './demo-areas.js';
import type { Moments } from './moments.js';
import type { Random } from './random.js';

/** What the makers of demo data share. */
export interface World {
  random: Random;
  moments: Moments;
  /** Who did what staff does; null where there is no admin yet. */
  adminId: string | null;
  /** Who issues papers, and how it taxes. */
  business: Business;
  areas: DemoAreas;
  cloths: readonly DemoCloth[];
  /** What an enterprise pays, by its id. */
  priceLists: ReadonlyMap<string, readonly DemoCloth[]>;
}
