import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERGE, pairOf, UNDO } from '../testing/accounts/merge-calls.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { makeAddress, makeRecurring } from '../testing/orders/recurring.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { User } from '../users/user.entity.js';

const CUSTOMER = `query ($id: ID!) {
  user(id: $id) { id version balance orderCount addresses { id primary } }
}`;

interface CustomerRecord {
  id: string;
  version: number;
  balance: number;
  orderCount: number;
  addresses: { id: string; primary: boolean }[];
}

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
/** A customer created at the front desk, without an e-mail. */
async function makeCaller(phone?: string) {
  made += 1;
  const em = test.orm.em.fork();
  const name = `Caller ${made}`;
  const caller = em.create(User, { name, phone: phone ?? `95${String(made).padStart(8, '0')}` });
  await em.flush();
  return { id: caller.id, name, phone: caller.phone };
}

const customerRecord = async (id: string): Promise<CustomerRecord> =>
  ((await test.graphql(CUSTOMER, { id }, admin.token)).data as { user: CustomerRecord }).user;

interface MergeResponse {
  mergeCustomers: { mergeId: string; message: string };
}
async function merge(survivor: { id: string }, merged: { id: string }): Promise<string> {
  const answer = await test.graphql(MERGE, pairOf(survivor, merged), admin.token);
  expect(refusal(answer).code).toBe('OK');
  return (answer.data as MergeResponse).mergeCustomers.mergeId;
}
const undo = (id: string) => test.graphql(UNDO, { id }, admin.token);

const rows = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  test.orm.em.fork().execute<Row[]>(statement, values);

describe('merging two customers', () => {
  it('moves orders, balances, addresses and recurring pickups to the surviving customer', async () => {
    const [survivor, caller] = [await makeUser(test), await makeCaller()];
    const own = await makeAddress(test, survivor, { primary: true });
    const moved = await makeAddress(test, caller, { primary: true });
    await makeOrder(test, survivor, { orderStatus: 'picked', items: [[1, 20_000]] });
    await makeOrder(test, caller, { orderStatus: 'delivered', items: [[1, 30_000]] });
    await makeRecurring(test, caller);
    await merge(survivor, caller);

    const now = await customerRecord(survivor.id);
    expect(now).toMatchObject({ balance: 50_000, orderCount: 3 });
    expect(now.addresses).toHaveLength(3);
    expect(now.addresses.filter(({ primary }) => primary)).toEqual([{ id: own.id, primary: true }]);
    expect(now.addresses.map(({ id }) => id)).toContain(moved.id);
    const [repeat] = await rows<{ ended_at: Date | null }>(
      'select ended_at from recurring_pickup where user_id = ?',
      [survivor.id],
    );
    expect(repeat).toEqual({ ended_at: null });
  });

  it('moves all rows of the merged customer, in every table', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    await makeOrder(test, merged, { orderStatus: 'picked' });
    await makeRecurring(test, merged);
    await merge(survivor, merged);
    const columns = await rows<{ name: string; column: string }>(
      `select k.conrelid::regclass::text as name, a.attname as column from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
       where k.contype = 'f' and k.confrelid = '"user"'::regclass`,
    );
    const remaining: string[] = [];
    for (const { name, column } of columns) {
      const found = await rows(`select from ${name} where "${column}" = ?`, [merged.id]);
      if (found.length) remaining.push(`${name}.${column}`);
    }
    // Past events still name the merged customer as actor, and the merge itself refers to it.
    expect(remaining.sort()).toEqual(['customer_merge.merged_id', 'order_event.by_user_id']);
  });

  it('hides the merged customer; for staff its id returns the surviving customer', async () => {
    const [survivor, caller] = [await makeUser(test), await makeCaller()];
    await merge(survivor, caller);
    expect((await customerRecord(caller.id)).id).toBe(survivor.id);
    const list = await test.graphql(
      'query ($filter: UserFilter) { users(filter: $filter) { nodes { id } } }',
      { filter: { search: caller.name } },
      admin.token,
    );
    expect(list.data).toEqual({ users: { nodes: [] } });
  });

  it('revokes the sessions of the merged customer, and not those of the other', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    await merge(survivor, merged);
    const me = '{ me { id } }';
    expect(refusal(await test.graphql(me, {}, merged.token)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await test.graphql(me, {}, survivor.token)).code).toBe('OK');
  });

  it('is refused if only the merged customer has an e-mail to sign in', async () => {
    const [account, caller] = [await makeUser(test), await makeCaller()];
    const answer = refusal(await test.graphql(MERGE, pairOf(caller, account), admin.token));
    expect(answer).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { survivorId: `${account.name} signs in with an email. Keep this customer instead` },
    });
  });

  it.each(['staff', 'admin', 'enterprise'] as const)(
    'takes no %s, on either side',
    async (role) => {
      const [customer, other] = [await makeUser(test), await makeUser(test, { role })];
      for (const pair of [pairOf(customer, other), pairOf(other, customer)])
        expect(refusal(await test.graphql(MERGE, pair, admin.token)).code).toBe('NOT_FOUND');
    },
  );

  it('refuses one customer twice, and an older version of either', async () => {
    const [one, two] = [await makeUser(test), await makeUser(test)];
    expect(refusal(await test.graphql(MERGE, pairOf(one, one), admin.token)).code).toBe(
      'BAD_USER_INPUT',
    );
    for (const part of ['survivorVersion', 'mergedVersion']) {
      const { input } = pairOf(one, two);
      const late = await test.graphql(MERGE, { input: { ...input, [part]: 7 } }, admin.token);
      expect(refusal(late).code).toBe('CONFLICT');
    }
  });

  it('in both directions at the same time succeeds once, without a deadlock', async () => {
    const [one, two] = [await makeUser(test), await makeUser(test)];
    const answers = await Promise.all([
      test.graphql(MERGE, pairOf(one, two), admin.token),
      test.graphql(MERGE, pairOf(two, one), admin.token),
    ]);
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual(['NOT_FOUND', 'OK']);
  });

  it('needs customers.write, and the audit has the moved rows', async () => {
    const reader = await makeStaff(test, ['customers.read']);
    const writer = await makeStaff(test, ['customers.write']);
    const [survivor, caller] = [await makeUser(test), await makeCaller()];
    const order = await makeOrder(test, caller, { orderStatus: 'picked' });
    const pair = pairOf(survivor, caller);
    expect(refusal(await test.graphql(MERGE, pair, reader.token)).code).toBe('FORBIDDEN');
    expect(refusal(await test.graphql(MERGE, pair, writer.token)).code).toBe('OK');
    const audited = await rows<{ part: string; object_id: string }>(
      `select part, object_id from audit.entry where operation = 'mergeCustomers' and by_user_id = ?`,
      [writer.id],
    );
    expect(audited).toContainEqual({ part: 'order', object_id: order.id });
    expect(audited).toContainEqual({ part: 'customer_merge', object_id: survivor.id });
  });
});

describe('undoing a merge', () => {
  it('moves back exactly the moved records; new ones stay with the surviving customer', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const own = await makeAddress(test, survivor, { primary: true });
    const moved = await makeAddress(test, merged, { primary: true });
    const order = await makeOrder(test, merged, { orderStatus: 'picked' });
    const id = await merge(survivor, merged);
    const later = await makeOrder(test, survivor);
    const answer = await undo(id);
    expect(answer.data).toMatchObject({
      undoCustomerMerge: {
        message: `${merged.name} is a separate customer again`,
        user: { id: merged.id, email: merged.email },
      },
    });
    expect(await customerRecord(merged.id)).toMatchObject({
      id: merged.id,
      orderCount: 1,
      addresses: [{ id: moved.id, primary: true }],
    });
    expect(await customerRecord(survivor.id)).toMatchObject({
      orderCount: 1,
      addresses: [{ id: own.id, primary: true }],
    });
    const owners = await rows('select id from "order" where user_id = ?', [merged.id]);
    expect(owners).toEqual([{ id: order.id }]);
    expect(later.id).not.toBe(order.id);
    expect(refusal(await undo(id)).code).toBe('CONFLICT');
  });

  it('has a message with the records that it could not move back', async () => {
    const [survivor, merged] = [await makeUser(test), await makeUser(test)];
    const address = await makeAddress(test, merged);
    const id = await merge(survivor, merged);
    await rows('delete from address where id = ?', [address.id]);
    await makeUser(test, { email: merged.email });
    expect(await undo(id)).toMatchObject({
      data: {
        undoCustomerMerge: {
          message: `${merged.name} is a separate customer again. These were changed after the merge and stay with ${survivor.name}: 1 address. The email ${merged.email} now belongs to another account`,
          user: { email: null },
        },
      },
    });
  });

  it('is offered and possible for 24 hours', async () => {
    const [survivor, caller] = [await makeUser(test), await makeCaller()];
    const id = await merge(survivor, caller);
    const offered = () =>
      test.graphql(
        'query ($userId: ID!) { customerMerges(id: $userId) { id mergedName } }',
        { userId: survivor.id },
        admin.token,
      );
    expect((await offered()).data).toEqual({ customerMerges: [{ id, mergedName: caller.name }] });
    await rows(`update customer_merge set merged_at = now() - interval '25 hours' where id = ?`, [
      id,
    ]);
    expect((await offered()).data).toEqual({ customerMerges: [] });
    expect(refusal(await undo(id)).code).toBe('CONFLICT');
  });

  it('of an earlier merge needs the undo of the later one first', async () => {
    const [one, two, three] = [await makeCaller(), await makeCaller(), await makeCaller()];
    const first = await merge(two, one);
    const { input } = pairOf(three, two);
    const second = await test.graphql(
      MERGE,
      { input: { ...input, mergedVersion: 2 } },
      admin.token,
    );
    expect(refusal(await undo(first)).message).toContain(
      'has since been merged into another customer',
    );
    expect(refusal(await undo((second.data as MergeResponse).mergeCustomers.mergeId)).code).toBe(
      'OK',
    );
    expect(refusal(await undo(first)).code).toBe('OK');
  });
});

describe('likely duplicates', () => {
  const DUPLICATES = `query ($userId: ID!) { customerDuplicates(id: $userId) { id } }`;
  const SUGGESTED = '{ duplicateSuggestions { customer { id } other { id } } }';
  const DISMISS = `mutation ($userId: ID!, $otherId: ID!) {
    dismissDuplicate(input: { customerId: $userId, otherCustomerId: $otherId }) { message }
  }`;

  it('are suggested after a sign-up with the phone of another customer, until dismissed', async () => {
    const caller = await makeCaller();
    const signedUp = await makeUser(test, { phone: caller.phone ?? '' });
    const pair = { customer: { id: signedUp.id }, other: { id: caller.id } };
    const suggested = async () =>
      ((await test.graphql(SUGGESTED, {}, admin.token)).data as { duplicateSuggestions: object[] })
        .duplicateSuggestions;
    const found = async () =>
      (await test.graphql(DUPLICATES, { userId: caller.id }, admin.token)).data;
    expect(await suggested()).toContainEqual(pair);
    expect(await found()).toEqual({ customerDuplicates: [{ id: signedUp.id }] });

    const both = { userId: signedUp.id, otherId: caller.id };
    expect(refusal(await test.graphql(DISMISS, both, admin.token)).code).toBe('OK');
    expect(refusal(await test.graphql(DISMISS, both, admin.token)).code).toBe('OK');
    expect(await suggested()).not.toContainEqual(pair);
    expect(await found()).toEqual({ customerDuplicates: [] });
  });

  it('are also customers with the same e-mail, also an unconfirmed one', async () => {
    const [account, caller] = [await makeUser(test), await makeCaller()];
    await rows('update "user" set pending_email = ? where id = ?', [account.email, caller.id]);
    const { data } = await test.graphql(DUPLICATES, { userId: account.id }, admin.token);
    expect(data).toEqual({ customerDuplicates: [{ id: caller.id }] });
  });

  it('are visible to staff only, so that a sign-up with the phone of another customer reveals nothing', async () => {
    const caller = await makeCaller();
    await makeOrder(test, caller);
    const stranger = await makeUser(test, { phone: caller.phone ?? '' });
    const asked = await test.graphql(DUPLICATES, { userId: stranger.id }, stranger.token);
    expect(refusal(asked).code).toBe('FORBIDDEN');
    const own = await test.graphql('{ me { orderCount balance } }', {}, stranger.token);
    expect(own.data).toEqual({ me: { orderCount: 0, balance: 0 } });
  });
});
