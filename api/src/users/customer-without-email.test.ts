import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { User } from './user.entity.js';

const USER = 'query ($id: ID!) { user(id: $id) { name email pendingEmail version } }';
const LIST = `query ($filter: UserFilter) { users(filter: $filter) { nodes { id email } } }`;
const UPDATE = `mutation ($input: UpdateAccountInput!, $version: Int!, $id: ID) {
  updateAccount(version: $version, id: $id, input: $input) { user { email pendingEmail } }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
async function makeCaller() {
  made += 1;
  const em = test.orm.em.fork();
  const phone = `95${String(made).padStart(8, '0')}`;
  const caller = em.create(User, { name: `Caller ${made}`, phone });
  await em.flush();
  return { id: caller.id, name: caller.name, phone };
}

const save = (id: string, input: object, version = 1, by = admin) =>
  test.graphql(UPDATE, { id, version, input }, by.token);

describe('a customer without an e-mail', () => {
  it('is listed and found by name and phone', async () => {
    const { id, name, phone } = await makeCaller();
    const one = await test.graphql(USER, { id }, admin.token);
    expect(one.data).toMatchObject({ user: { name, email: null, pendingEmail: null } });
    for (const search of [name, phone]) {
      const { data } = await test.graphql(LIST, { filter: { search } }, admin.token);
      expect(data).toEqual({ users: { nodes: [{ id, email: null }] } });
    }
  });

  it('has a search text that follows changes of name, phone and e-mail', async () => {
    const { id } = await makeCaller();
    const em = test.orm.em.fork();
    await em.execute(`update "user" set name = 'Yamini', email = 'yam@laundry.test' where id = ?`, [
      id,
    ]);
    for (const search of ['yamini', 'yam@laundry']) {
      const { data } = await test.graphql(LIST, { filter: { search } }, admin.token);
      expect(data).toMatchObject({ users: { nodes: [{ id }] } });
    }
  });

  it('has orders that change without a mail', async () => {
    const caller = await makeCaller();
    const order = await makeOrder(test, caller);
    const cancel = `mutation ($id: ID!) { cancelOrder(id: $id, version: 1, input: { reason: "Gone" }) { message } }`;
    expect(refusal(await test.graphql(cancel, { id: order.id }, admin.token)).code).toBe('OK');
    const mails = await test.orm.em
      .fork()
      .execute('select id from mail where order_id = ?', [order.id]);
    expect(mails).toEqual([]);
  });

  it('can be changed without an e-mail, and gets one after its confirmation', async () => {
    const { id, phone } = await makeCaller();
    const values = { name: 'Asha Raman', phone };
    expect(refusal(await save(id, values)).code).toBe('OK');
    const email = 'first.email@laundry.test';
    const asked = await save(id, { ...values, email }, 2);
    expect(asked.data).toEqual({ updateAccount: { user: { email: null, pendingEmail: email } } });
    const mail = await test.mailTo(email, ({ subject }) => subject.startsWith('Confirm'));
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const confirm =
      'mutation ($token: String!) { confirmEmail(input: { token: $token }) { message } }';
    expect(refusal(await test.graphql(confirm, { token })).code).toBe('OK');
    const one = await test.graphql(USER, { id }, admin.token);
    expect(one.data).toMatchObject({ user: { email, pendingEmail: null } });
  });

  it('loses a pending e-mail when the account is saved without one', async () => {
    const { id, phone } = await makeCaller();
    const values = { name: 'Asha Raman', phone };
    await save(id, { ...values, email: 'wrong.one@laundry.test' });
    const { data } = await save(id, { ...values, email: null }, 2);
    expect(data).toEqual({ updateAccount: { user: { email: null, pendingEmail: null } } });
  });

  it('must be a customer: the database requires an e-mail of staff', async () => {
    const em = test.orm.em.fork();
    em.create(User, { name: 'Nobody', role: 'staff' });
    await expect(em.flush()).rejects.toThrow('user_email_needed');
  });
});

describe('an existing e-mail', () => {
  it('cannot be removed', async () => {
    const user = await makeUser(test);
    const staff = await makeStaff(test, ['customers.write']);
    for (const email of [null, undefined, '']) {
      const refused = refusal(
        await save(user.id, { name: 'Asha', phone: user.phone, email }, 1, staff),
      );
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['email']]);
    }
  });
});
