import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../auth/admins.service.js';
import { Cloth } from '../cloths/cloth.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { withAuditContext, type AuditContext } from '../platform/audit/audit-context.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { changePrice } from '../testing/audit/change-price.js';
import { entriesOf, summariesOf } from '../testing/audit/stored-entries.js';
import { makeCloth, makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const MOVE = `mutation ($id: ID!, $version: Int!, $to: OrderStatus!, $reason: String) {
  updateOrderStatus(id: $id, version: $version, input: { status: $to, reason: $reason }) { order { id } } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const SOME_CONTEXT: AuditContext = {
  by: { userId: null, name: 'Admin', role: 'admin' },
  ...{ operation: 'updateCloth', network: null, requestId: null },
};

describe('a change', () => {
  it('is audited with its fields before and after, and no others', async () => {
    const cloth = await makeCloth(test, 5000);
    const answer = await changePrice(test, cloth, { price: 6000, by: admin });
    expect(refusal(answer).code).toBe('OK');
    const entries = await entriesOf(test, { about: cloth.id });
    expect(summariesOf(entries)).toEqual([
      { kind: 'changed', part: 'cloth', before: { price: 5000 }, after: { price: 6000 } },
    ]);
    expect(entries[0]).toMatchObject({
      ...{ by_user_id: admin.id, by_name: 'Admin', by_role: 'admin', operation: 'updateCloth' },
      ...{ thing: 'cloth', network: '127.0.0.1' },
    });
  });

  it('of an order includes its follow-up changes, without the delivery code', async () => {
    const customer = await makeUser(test);
    const { id, version } = await makeOrder(test, customer, { orderStatus: OrderStatus.PICKED });
    const to = { to: 'DISPATCHED', id, version };
    expect(refusal(await test.graphql(MOVE, to, admin.token)).code).toBe('OK');
    const { delivery_otp: code } = await storedOrder(test, id);
    expect(code).toMatch(/^\d{4}$/);
    const entries = await entriesOf(test, { about: id });
    expect(summariesOf(entries)).toEqual([
      {
        ...{ kind: 'changed', part: 'order' },
        ...{ before: { order_status: 'picked' }, after: { order_status: 'dispatched' } },
      },
      {
        ...{ kind: 'created', part: 'mail', before: null },
        after: { recipient: customer.email, topic: 'laundry on its way' },
      },
    ]);
    expect(new Set(entries.map(({ request_id: request }) => request)).size).toBe(1);
  });

  it('with a reason has it in its entry', async () => {
    const customer = await makeUser(test);
    const { id, version } = await makeOrder(test, customer, { orderStatus: OrderStatus.PICKED });
    const back = { id, version, to: 'WAITING_FOR_PICKUP', reason: 'Wrong door' };
    expect(refusal(await test.graphql(MOVE, back, admin.token)).code).toBe('OK');
    const entries = summariesOf(await entriesOf(test, { about: id }));
    expect(entries.map(({ part, kind }) => `${part} ${kind}`).sort()).toEqual([
      ...['order changed', 'order_event created', 'order_item deleted'],
    ]);
    expect(entries.find(({ part }) => part === 'order_item')?.before).toEqual({
      lines: [{ name: 'Item 0', quantity: 10, price: 10_000 }],
    });
    expect(entries.find(({ part }) => part === 'order_event')?.after).toMatchObject({
      reason: 'Wrong door',
    });
  });

  it('of a price list has the changed rows, by the names of the cloths', async () => {
    const firm = await makeUser(test, { role: 'enterprise' });
    const [{ name }, { name: same }] = [await makeCloth(test), await makeCloth(test)];
    const save = (version: number, price: number) =>
      test.graphql(
        `mutation ($customerId: ID!, $version: Int!, $items: [PriceListItemInput!]!) {
          replacePriceList(id: $customerId, version: $version, input: { items: $items }) { priceList { version } } }`,
        {
          customerId: firm.id,
          version,
          items: [
            { type: same, price: 1 },
            { type: name, price },
          ],
        },
        admin.token,
      );
    expect(refusal(await save(0, 4000)).code).toBe('OK');
    expect(refusal(await save(1, 4500)).code).toBe('OK');
    const part = 'price_list_item';
    const lines = (price: number) => ({ lines: [{ cloth: name, price }] });
    expect(summariesOf(await entriesOf(test, { about: firm.id }))).toEqual([
      {
        kind: 'created',
        part,
        before: null,
        after: { lines: [{ cloth: same, price: 1 }, ...lines(4000).lines] },
      },
      { kind: 'deleted', part, before: lines(4000), after: null },
      { kind: 'created', part, before: null, after: lines(4500) },
    ]);
  });

  it('that is refused or undone has no entry', async () => {
    const cloth = await makeCloth(test, 5000);
    const { id } = cloth;
    const late = await changePrice(test, cloth, { price: 6000, by: admin, version: 7 });
    expect(refusal(late).code).toBe('CONFLICT');
    const em = test.orm.em.fork();
    const undone = withAuditContext(em, SOME_CONTEXT, () =>
      em.transactional(async (tx) => {
        await tx.nativeUpdate(Cloth, { id }, { price: 1 });
        expect(
          await tx.execute('select 1 from audit.entry where object_id = ?', [id]),
        ).toHaveLength(1);
        throw new Error('undone');
      }),
    );
    await expect(undone).rejects.toThrow('undone');
    expect(await entriesOf(test, { about: id })).toEqual([]);
  });

  it('after an audited change over the same connection has no entry', async () => {
    const em = test.orm.em.fork();
    const { id } = await makeCloth(test, 5000);
    await withAuditContext(em, SOME_CONTEXT, () => em.nativeUpdate(Cloth, { id }, { price: 1 }));
    await em.nativeUpdate(Cloth, { id }, { price: 2 });
    expect(summariesOf(await entriesOf(test, { about: id }))).toEqual([
      { kind: 'changed', part: 'cloth', before: { price: 5000 }, after: { price: 1 } },
    ]);
  });

  it('is audited by each of two processes', async () => {
    const name = new URL(test.orm.config.get('clientUrl') ?? '').href;
    const other = await startTestServer({ databaseUrl: name });
    try {
      const [one, two] = [await makeCloth(test, 100), await makeCloth(test, 100)];
      const answers = await Promise.all([
        changePrice(test, one, { price: 200, by: admin }),
        changePrice(other, two, { price: 300, by: admin }),
      ]);
      expect(answers.map((answer) => refusal(answer).code)).toEqual(['OK', 'OK']);
      for (const { id } of [one, two])
        expect(await entriesOf(test, { about: id })).toMatchObject([{ by_user_id: admin.id }]);
    } finally {
      await other.stop();
    }
  });

  it('over REST has the operation that it runs, and the id of its request', async () => {
    const rest = await RestClient.of(test);
    const { id, name } = await makeCloth(test, 5000);
    const answer = await rest.call('PATCH', '/cloth/updateCloth/{id}', {
      ...{ params: { id }, token: admin.token, body: { name, price: 61 } },
      headers: { 'x-request-id': 'the-request' },
    });
    expect(answer.status).toBe(200);
    expect(await entriesOf(test, { about: id })).toMatchObject([
      { operation: 'updateCloth', request_id: 'the-request', after: { price: 6100 } },
    ]);
  });

  it('by a command names the command', async () => {
    const em = test.orm.em.fork();
    const email = `${randomUUID()}@laundry.test`;
    const auditContext: AuditContext = {
      by: { userId: null, name: 'npm run admin grant', role: null },
      ...{ operation: 'admin grant', network: null, requestId: null },
    };
    await withAuditContext(em, auditContext, () => ensureAdmin(em, email));
    const [account] = await em.execute<{ id: string }[]>('select id from "user" where email = ?', [
      email,
    ]);
    expect(await entriesOf(test, { about: account?.id })).toMatchObject([
      {
        ...{ kind: 'created', by_user_id: null, by_name: 'npm run admin grant' },
        ...{ operation: 'admin grant', after: { role: 'admin', email } },
      },
    ]);
  });
});
