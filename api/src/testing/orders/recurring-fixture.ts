import { addDays, today } from '../../platform/dates.js';
import { makeStaff, makeUser, type TestUser } from '../factories.js';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../test-server.js';

const PLAN = `id version interval weekday nextOn bookedOn bookedOrderId slotStartTime slotEndTime pickupAddress
  paused pausedUntil ended`;
const BOOK = `mutation ($input: BookPickupInput!, $key: String) {
  bookPickup(input: $input, idempotencyKey: $key) {
    booking { id recurrence timeline { reason actor { name } } }
  }
}`;
export const BOOK_BY_STAFF = `mutation ($input: CreateBookingForCustomerInput!) {
  createBookingForCustomer(input: $input) { booking { id recurrence } }
}`;
export const PLANS = `query ($customerId: ID) { recurringPickups(customerId: $customerId) { ${PLAN} } }`;
const change = (name: string, args = '', given = '') => `
  mutation ($id: ID!, $version: Int!${args}) {
    change: ${name}RecurringPickup(id: $id, version: $version${given}) { message recurringPickup { ${PLAN} } }
  }`;
export const PAUSE = change('pause', ', $until: CalendarDate', ', input: { until: $until }');
export const [RESUME, SKIP, UNSKIP, END] = ['resume', 'skip', 'unskip', 'cancel'].map((name) =>
  change(name),
);

interface Plan {
  id: string;
  version: number;
  nextOn: string | null;
  paused: boolean;
  pausedUntil: string | null;
}

interface BookPickupResponse {
  bookPickup: { booking: { id: string } };
}

interface Changed {
  change: { message: string; recurringPickup: Plan };
}

interface Booking {
  by?: TestUser;
  key?: string;
}

type PlanVersion = Pick<Plan, 'id' | 'version'>;

/** Further variables of the operation. `by` is the caller, by default the customer. */
interface Values extends Record<string, unknown> {
  by?: TestUser;
}

export const inDays = (days: number): string => addDays(today(), days);

/** A server with a customer, Asha Rao, and Meena, who books at the front desk. */
export interface RecurringFixture {
  test: TestServer;
  customer: TestUser;
  staff: TestUser;
  /** Books a pickup; by default for tomorrow, weekly, and as the customer. */
  book(input: object, booking?: Booking): Promise<GraphQLAnswer<BookPickupResponse>>;
  plansOf(user: TestUser, by?: TestUser): Promise<Plan[]>;
  /** Changes a recurring pickup, with one of the documents above. */
  make(
    document: string | undefined,
    plan: PlanVersion,
    values?: Values,
  ): Promise<GraphQLAnswer<Changed>>;
  /** Makes a change that must succeed; returns the recurring pickup after it. */
  made(document: string | undefined, plan: PlanVersion, values?: Values): Promise<Plan>;
}

export async function startRecurringFixture(): Promise<RecurringFixture> {
  const test = await startTestServer();
  const customer = await makeUser(test, { name: 'Asha Rao' });
  const staff = await makeStaff(test, ['orders.book'], { name: 'Meena' });
  const make: RecurringFixture['make'] = (document, plan, { by = customer, ...given } = {}) => {
    const variables = { id: plan.id, version: plan.version, ...given };
    return test.graphql<Changed>(document ?? '', variables, by.token);
  };
  return {
    ...{ test, customer, staff, make },
    book(input, { by = customer, key } = {}) {
      const values = { pickupDate: inDays(1), phone: by.phone, recurrence: 'WEEKLY', ...input };
      return test.graphql<BookPickupResponse>(BOOK, { input: values, key }, by.token);
    },
    async plansOf(user, by = user) {
      const variables = { customerId: by === user ? null : user.id };
      const answer = await test.graphql<{ recurringPickups: Plan[] }>(PLANS, variables, by.token);
      return answer.data?.recurringPickups ?? [];
    },
    async made(document, plan, values) {
      const { data, errors } = await make(document, plan, values);
      if (!data) throw new Error(JSON.stringify(errors));
      return data.change.recurringPickup;
    },
  };
}
