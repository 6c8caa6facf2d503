import { addDays } from '../platform/dates.js';
import { Role } from '../users/user.entity.js';
import type { SeedClock } from './seed-clock.js';
import type { Random } from './random.js';
import {
  ENTERPRISES,
  FIRST_NAMES,
  HOUSES,
  LAST_NAMES,
  type Locality,
  LOCALITIES,
  STREETS,
} from './sample-values.js';

export interface DemoUser {
  id: string;
  name: string;
  phone: string;
  /** E-mail; null for a customer created at the front desk without one. */
  email: string | null;
  role: Role;
  createdAt: Date;
}

export interface DemoAddress {
  id: string;
  user: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  primary: boolean;
  createdAt: Date;
}

/** A customer with all data that orders need. */
export interface DemoCustomer {
  user: DemoUser;
  addresses: DemoAddress[];
}

/** The demo customer named in the start-up message. */
export const SHOWN_CUSTOMER = { name: 'Asha Raman', email: 'customer@laundry.test' } as const;

const CUSTOMERS = 40;

/** E-mail of a customer; null for the last one, whom staff created without an e-mail. */
const emailOf = (index: number, name: string): string | null =>
  index === CUSTOMERS - 1 ? null : `${name.replace(' ', '.')}@laundry.test`.toLowerCase();

export const phoneNumber = (random: Random): string =>
  `${random.pick(['98', '99', '97', '96', '94', '90', '88', '73'])}${random.digits(8)}`;

const street = (random: Random): string =>
  random.chance(0.4)
    ? `${random.pick(HOUSES)}, ${random.pick(STREETS)}`
    : `${random.int(1, 180)}, ${random.pick(STREETS)}`;

function address(random: Random, user: DemoUser, locality: Locality, number: number): DemoAddress {
  const createdAt = new Date(user.createdAt.getTime() + (number + 1) * 3_600_000);
  const { area, city, state, pincode } = locality;
  return {
    id: random.id(createdAt),
    user: user.id,
    address: `${street(random)}, ${area}`,
    ...{ city, state, pincode, createdAt },
    primary: number === 0,
  };
}

function newUser(
  random: Random,
  values: Pick<DemoUser, 'name' | 'email' | 'role' | 'createdAt'>,
): DemoUser {
  return { id: random.id(values.createdAt), phone: phoneNumber(random), ...values };
}

/** Time of the sign-up, before all orders. */
const joinedAt = (random: Random, { at, today, days }: SeedClock): Date =>
  at(addDays(today, -days - random.int(2, 100)), random.int(9 * 60, 21 * 60));

/** Makes the customers. Each first name is used once, so that e-mails differ. */
export function makeCustomers(random: Random, clock: SeedClock): DemoCustomer[] {
  return FIRST_NAMES.slice(0, CUSTOMERS).map((first, index) => {
    const shown = index === 0;
    const name = `${first} ${random.pick(LAST_NAMES)}`;
    const user = newUser(random, {
      ...(shown ? SHOWN_CUSTOMER : { name, email: emailOf(index, name) }),
      role: Role.CUSTOMER,
      createdAt: joinedAt(random, clock),
    });
    const count = shown ? 3 : random.int(1, 3);
    const addresses = Array.from({ length: count }, (_, number) =>
      address(random, user, random.pick(shown ? LOCALITIES.slice(0, 8) : LOCALITIES), number),
    );
    return { user, addresses };
  });
}

export function makeEnterprises(random: Random, clock: SeedClock): DemoCustomer[] {
  return ENTERPRISES.map(({ name, email, address: line, pincode }) => {
    const createdAt = joinedAt(random, clock);
    const user = newUser(random, { name, email, role: Role.ENTERPRISE, createdAt });
    const locality = { city: 'Chennai', state: 'Tamil Nadu', pincode };
    const saved = { id: random.id(createdAt), user: user.id, address: line, ...locality };
    return { user, addresses: [{ ...saved, primary: true, createdAt }] };
  });
}
