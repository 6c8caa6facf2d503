import { randomUUID } from 'node:crypto';
import { addDays, today } from '../src/platform/dates.js';
import type { Mailbox } from './mailbox.ts';
import type { Person } from './people.ts';
import { signIn } from './sign-in.ts';

type Answer = Record<string, { [field: string]: unknown } | null>;

async function ask(origin: string, { token }: Person, query: string): Promise<Answer> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data?: Answer; errors?: object[] };
  if (errors || !data) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`);
  return data;
}

const ADDRESS = `address: "12, Lake View Road", city: "Chennai", state: "Tamil Nadu", pincode: "600017"`;

const booking = () =>
  `mutation { bookPickup(input: { pickupDate: "${addDays(today(), 2)}", phone: "9840055555", note: "${randomUUID()}",
     pickupAddress: "12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017" }) { booking { id version } } }`;

interface Booked {
  id: string;
  version: number;
}

async function book(origin: string, person: Person): Promise<Booked> {
  const { bookPickup } = await ask(origin, person, booking());
  return bookPickup?.['booking'] as Booked;
}

/** What a customer reads and writes, and what the office makes of it. */
async function day(origin: string, person: Person, staff: Person): Promise<void> {
  await ask(origin, person, `mutation { addAddress(input: { ${ADDRESS} }) { address { id } } }`);
  const called = await book(origin, person);
  const off = `id: "${called.id}", version: ${called.version}, pickupDate: "${addDays(today(), 3)}"`;
  const moved = await ask(
    ...([origin, person] as const),
    `mutation { rescheduleOrder(${off}) { order { version } } }`,
  );
  const { version } = moved['rescheduleOrder']?.['order'] as Booked;
  const cancelled = `id: "${called.id}", version: ${version}`;
  await ask(origin, person, `mutation { cancelOrder(${cancelled}) { order { id } } }`);
  const washed = await book(origin, person);
  const made = await ask(
    ...([origin, staff] as const),
    `mutation { createCloth(input: { name: "Drill ${randomUUID()}", price: 5000 }) { cloth { id } } }`,
  );
  const { id: clothId } = made['createCloth']?.['cloth'] as Booked;
  const picked = await ask(
    ...([origin, staff] as const),
    `mutation { recordPickup(id: "${washed.id}", version: ${washed.version},
       items: [{ clothId: "${clothId}", quantity: 2 }]) { order { version } } }`,
  );
  const bill = picked['recordPickup']?.['order'] as Booked;
  await ask(
    ...([origin, staff] as const),
    `mutation { updatePayment(orderId: "${washed.id}", version: ${bill.version},
       input: { status: PAID, method: CASH }) { order { id paymentStatus } } }`,
  );
  await ask(
    ...([origin, person] as const),
    `{ me { id email addresses { id } } accountSecurity { sessions { id } } cloths { id name price }
       order(id: "${washed.id}") { id orderStatus paymentStatus items { name } payments { amount } timeline { kind } } }`,
  );
  await ask(
    ...([origin, staff] as const),
    `{ orders(first: 20) { nodes { id user { name } items { name } } } users(first: 20) { nodes { id name } }
       dashboard { __typename } employees { nodes { id } } }`,
  );
}

export interface Errands {
  done: number;
  refused: string[];
  /** Has each of these people sign in with a code and go through a day, at this server. */
  run(when: string, origin: string, people: Person[]): Promise<void>;
}

/** What people do of everything, one thing after the other, with the office at work. */
export function errandsOf(mailbox: Mailbox, staff: Person): Errands {
  const errands: Errands = {
    done: 0,
    refused: [],
    async run(when, origin, people) {
      for (const person of people) {
        const signedIn = await signIn(origin, mailbox, person.email);
        if (signedIn !== person.email) errands.refused.push(`${when}: ${signedIn}`);
        await day(origin, person, staff).catch((error: Error) => {
          errands.refused.push(`${when}: ${error.message}`);
        });
        errands.done += 1;
      }
    },
  };
  return errands;
}
