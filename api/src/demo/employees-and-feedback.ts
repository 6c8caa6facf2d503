import { addDays } from '../platform/dates.js';
import type { SeedClock } from './seed-clock.js';
import { type DemoCustomer, phoneNumber } from './people.js';
import type { Random } from './random.js';
import { QUESTIONS, REVIEWS } from './sample-texts.js';
import { EMPLOYEES, FIRST_NAMES, LAST_NAMES, LOCALITIES } from './sample-values.js';

const mailName = (name: string): string => name.toLowerCase().replaceAll(' ', '.');

export const makeEmployees = (random: Random, { at, today, days }: SeedClock) =>
  EMPLOYEES.map((name, index) => {
    const createdAt = at(addDays(today, -days - 90 + index * 20), 10 * 60);
    return {
      id: random.id(createdAt),
      ...{ name, createdAt, phone: phoneNumber(random), email: `${mailName(name)}@staff.test` },
    };
  });

/** One review per customer, spread over the last weeks; the newest is of yesterday. */
export const makeFeedback = (
  random: Random,
  { at, today }: SeedClock,
  customers: readonly DemoCustomer[],
) =>
  REVIEWS.map((message, index) => {
    const createdAt = at(addDays(today, -1 - index * 4), random.int(9 * 60, 22 * 60));
    const { name, phone } = random.pick(customers).user;
    return { id: random.id(createdAt), name, phone, message, createdAt };
  });

export const makeContactMessages = (random: Random, { at, today }: SeedClock) =>
  QUESTIONS.map((message, index) => {
    const createdAt = at(addDays(today, -1 - index * 5), random.int(9 * 60, 22 * 60));
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
    const { area, city, pincode } = random.pick(LOCALITIES);
    return {
      ...{ id: random.id(createdAt), name, phone: phoneNumber(random), message, createdAt },
      email: `${mailName(name)}@laundry.test`,
      address: `${random.int(1, 90)}, ${area}, ${city} - ${pincode}`,
    };
  });
