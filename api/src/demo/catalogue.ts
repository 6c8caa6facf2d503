import type { DemoCustomer } from './people.js';
import type { SeedClock } from './seed-clock.js';
import type { Random } from './random.js';
import { CATALOGUE, ENTERPRISES } from './sample-values.js';
import { addDays } from '../platform/dates.js';

export interface DemoCloth {
  id: string;
  name: string;
  /** Price of one piece in paise. */
  price: number;
}

export function makeCloths(random: Random, { at, today, days }: SeedClock) {
  const createdAt = at(addDays(today, -days - 110), 11 * 60);
  return Object.entries(CATALOGUE).map(([name, rupees]) => ({
    id: random.id(createdAt),
    name,
    price: rupees * 100,
    createdAt,
  }));
}

/** Price lists of enterprises: 10 to 25 percent below the catalogue, rounded to half rupees. */
export function makePriceLists(
  random: Random,
  cloths: readonly DemoCloth[],
  enterprises: readonly DemoCustomer[],
): Map<string, DemoCloth[]> {
  return new Map(
    enterprises.map(({ user }, index) => {
      const types: readonly string[] = ENTERPRISES[index]?.types ?? [];
      const own = cloths.filter(({ name }) => types.includes(name));
      const price = (full: number) => Math.round((full * random.int(75, 90)) / 100 / 50) * 50;
      return [user.id, own.map((cloth) => ({ ...cloth, price: price(cloth.price) }))];
    }),
  );
}
