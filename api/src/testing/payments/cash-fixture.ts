import type { Permission } from '../../../rules/permission.js';
import { today } from '../../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../factories.js';
import { makeOrder } from '../orders/order-factories.js';
import { startTestServer, type TestServer } from '../test-server.js';

const OF_DAY = `query ($day: CalendarDate!) {
  cashOfDay(day: $day) { userId name email method taken givenBack open expected version }
}`;
const CLOSE = `mutation ($version: Int!, $input: CloseCashUpInput!) {
  closeCashUp(version: $version, input: $input) {
    cashUp { day name email method number entries expected counted note closedBy { name } }
  }
}`;

export interface Cash {
  userId: string;
  name: string;
  email: string | null;
  method: string | null;
  version: number;
  open: number;
  expected: number;
}

type More = Partial<Parameters<typeof makeStaff>[2]>;

/** A server with users who take payments, for tests of the cash closing (cash-up). */
export class CashFixture {
  readonly day = today();

  private constructor(
    readonly test: TestServer,
    readonly admin: TestUser,
    private readonly orderId: string,
  ) {}

  static async open(): Promise<CashFixture> {
    const test = await startTestServer();
    const admin = await makeAdmin(test);
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'picked' });
    return new CashFixture(test, admin, order.id);
  }

  /** Inserts a ledger entry into the database, without any check. */
  enter(by: TestUser, amount: number, method: string | null = 'cash', at = 'now()') {
    return this.sql(
      `insert into payment (id, order_id, amount, kind, method, by_user_id, created_at)
       values (gen_random_uuid(), ?, ?, ?, ?, ?, ${at})`,
      [this.orderId, amount, amount < 0 ? 'reversal' : 'payment', method, by.id],
    );
  }

  /** Makes a user with the permission to take payments, and these further permissions. */
  cashier(may: Permission[] = [], more: More = {}): Promise<TestUser> {
    return makeStaff(this.test, ['payments.take', ...may], more);
  }

  async ofDay(by: TestUser, day = this.day): Promise<Cash[]> {
    const { data } = await this.test.graphql<{ cashOfDay: Cash[] }>(OF_DAY, { day }, by.token);
    return data?.cashOfDay ?? [];
  }

  close(by: TestUser, version: number, input: object) {
    return this.test.graphql<{ closeCashUp: { cashUp: object } }>(
      CLOSE,
      { version, input: { day: this.day, method: 'CASH', ...input } },
      by.token,
    );
  }

  sql(text: string, values: unknown[] = []) {
    return this.test.orm.em.fork().execute(text, values);
  }
}
