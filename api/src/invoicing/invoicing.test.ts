import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import {
  issueInvoiceOf,
  invoiceFile,
  invoicesFor,
  setBusiness,
} from '../testing/invoicing/invoices.js';
import { textOf } from '../testing/invoicing/pdf-text.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let clerk: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  clerk = await makeStaff(test, ['orders.read', 'invoices.issue']);
});
beforeEach(() => setBusiness(test, admin));
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const settle = (id: string) => issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);

const documents = (id: string) => invoicesFor(test, customer, id);

const issue = async (orderId: string, by = clerk) => {
  const { data, errors } = await issueInvoiceOf(test, by, orderId);
  return data?.issueInvoice.message ?? errors?.[0]?.message;
};

const delivered = (values: Parameters<typeof makeOrder>[2] = {}) =>
  makeOrder(test, customer, { orderStatus: 'delivered', ...values });

const queuedJobs = (id: string) =>
  rows(`select run_at from graphile_worker.jobs where key = ?`, [`invoices:${id}`]);

describe('a delivery', () => {
  it('issues one tax invoice with the total of the bill', async () => {
    const { id } = await delivered({ items: [[2, 5900]] });
    await Promise.all([settle(id), settle(id)]);
    await settle(id);
    expect((await documents(id))[0]?.number).toMatch(/^INV\/\d{4}\/\d+$/);
    expect(await documents(id)).toMatchObject([
      {
        ...{ kind: 'TAX_INVOICE', originalNumber: null, isCredited: false, reason: null },
        ...{ total: 11_800, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
      },
    ]);
  });

  it('adds the job by a trigger, and only after the delivery', async () => {
    const { id, version, code } = await makeOrder(test, customer, {
      orderStatus: 'dispatched',
      paidAmount: 100_000,
    });
    await rows(`update "order" set version = version + 1 where id = ?`, [id]);
    expect(await queuedJobs(id)).toHaveLength(0);
    const { errors } = await test.graphql(
      `mutation ($id: ID!, $version: Int!, $code: String) {
        deliverOrder(id: $id, version: $version, input: { deliveryOTP: $code }) { message }
      }`,
      { id, version: version + 1, code },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect(await queuedJobs(id)).toHaveLength(1);
    await settle(id);
    expect(await documents(id)).toMatchObject([{ kind: 'TAX_INVOICE', total: 100_000 }]);
  });

  it('has integrated tax for another state, and a bill of supply without a GSTIN', async () => {
    const far = await delivered({ pickupAddress: '1 MG Road, Bengaluru, Karnataka - 560001' });
    await settle(far.id);
    expect(await documents(far.id)).toMatchObject([{ igst: 15_254, cgst: 0, taxable: 84_746 }]);
    await setBusiness(test, admin, { gstin: '' });
    const { id } = await delivered();
    await settle(id);
    expect(await documents(id)).toMatchObject([
      { kind: 'BILL_OF_SUPPLY', total: 100_000, taxable: 100_000, cgst: 0, igst: 0 },
    ]);
  });

  it('issues no invoice for a total of 0', async () => {
    const { id } = await delivered({ items: [[3, 0]] });
    await settle(id);
    expect(await documents(id)).toEqual([]);
    expect(await issue(id)).toBe('There is nothing to invoice: the total of this order is ₹0.00');
  });
});

describe('an incorrect invoice', () => {
  it('is cancelled by a credit note when the delivery is undone, and the next delivery issues a new one', async () => {
    const { id } = await delivered();
    await settle(id);
    const [first] = await documents(id);
    await rows(
      `update "order" set order_status = 'dispatched', delivery_otp = '0427', delivery_date = null, version = version + 1 where id = ?`,
      [id],
    );
    expect(await queuedJobs(id)).toHaveLength(1);
    await settle(id);
    await settle(id);
    const taken = await documents(id);
    expect(taken).toMatchObject([
      { number: first?.number, isCredited: true },
      {
        ...{ kind: 'CREDIT_NOTE', originalNumber: first?.number, reason: 'Delivery undone' },
        ...{ total: 100_000, cgst: first?.cgst, sgst: first?.sgst, isCredited: false },
      },
    ]);
    await rows(
      `update "order" set order_status = 'delivered', delivery_otp = null, delivery_date = now(), version = version + 1 where id = ?`,
      [id],
    );
    await settle(id);
    expect((await documents(id)).map(({ kind }) => kind)).toEqual([
      ...['TAX_INVOICE', 'CREDIT_NOTE', 'TAX_INVOICE'],
    ]);
  });

  it('is credited after a change of the bill, also with the same total, and after a cancellation', async () => {
    const { id } = await makeOrder(test, customer, { orderStatus: 'picked', items: [[4, 500]] });
    await settle(id);
    expect(await documents(id)).toEqual([]);
    expect(await issue(id)).toMatch(/^INV\/\d{4}\/\d+ issued$/);
    await rows(`update order_item set quantity = 2, price = 1000 where order_id = ?`, [id]);
    await settle(id);
    expect((await documents(id)).map(({ kind, reason }) => reason ?? kind)).toEqual([
      ...['TAX_INVOICE', 'Bill corrected', 'TAX_INVOICE'],
    ]);
    await rows(
      `insert into order_adjustment (id, order_id, position, kind, amount, reason) values
         (gen_random_uuid(), ?, 0, 'discount', -100, 'Late'), (gen_random_uuid(), ?, 1, 'surcharge', 100, 'Stains')`,
      [id, id],
    );
    await settle(id);
    await settle(id);
    expect((await documents(id)).slice(3)).toMatchObject([
      { reason: 'Bill corrected', total: 2000 },
      { kind: 'TAX_INVOICE', total: 2000 },
    ]);
    await rows(`update "order" set order_status = 'cancelled' where id = ?`, [id]);
    await settle(id);
    await settle(id);
    expect((await documents(id)).slice(5)).toMatchObject([{ reason: 'Cancelled', total: 2000 }]);
    expect(await issue(id)).toBe('There is nothing to invoice: this order is cancelled');
  });
});

it('cannot be issued with an outdated version', async () => {
  const { id, version } = await makeOrder(test, customer, { orderStatus: 'picked' });
  await rows(`update "order" set version = version + 1 where id = ?`, [id]);
  const { errors } = await test.graphql(
    'mutation ($id: ID!, $version: Int!) { issueInvoice(id: $id, version: $version) { message } }',
    { id, version },
    clerk.token,
  );
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await documents(id)).toEqual([]);
});

describe('an invoice', () => {
  it('has the GSTIN that the enterprise had at the time of issue', async () => {
    const hotel = await makeUser(test, { role: 'enterprise' });
    const [had, has] = ['33AABCU9603R1ZU', '33AAPFU0939F1Z2'];
    const registered = async (gstin: string) => {
      await rows(
        `insert into enterprise_terms (user_id, gstin) values (?, ?) on conflict (user_id) do update set gstin = excluded.gstin`,
        [hotel.id, gstin],
      );
    };
    const ordered = async () => (await makeOrder(test, hotel, { orderStatus: 'delivered' })).id;
    const named = async (orderId: string) => {
      const issued = await invoicesFor(test, hotel, orderId);
      return Promise.all(
        issued.map(async ({ id }) => {
          const [text] = await textOf((await invoiceFile(test, hotel, { orderId, id })).content);
          return /Billed to[^]*?GSTIN (\w+)/.exec(text ?? '')?.[1];
        }),
      );
    };
    const first = await ordered();
    await settle(first);
    expect(await named(first)).toEqual([undefined]);
    await registered(had);
    const second = await ordered();
    await settle(second);
    await registered(has);
    await Promise.all([settle(first), settle(second)]);
    expect(await named(first)).toEqual([undefined]);
    expect(await named(second)).toEqual([had]);
    // The credit note has the data of its invoice; the next invoice has the current data.
    await rows(`update order_item set price = price + 100 where order_id = ?`, [second]);
    await settle(second);
    expect(await named(second)).toEqual([had, had, has]);
  });

  it('can be issued before the delivery, once, and the delivery issues no second one', async () => {
    const { id } = await makeOrder(test, customer, { orderStatus: 'processing' });
    expect(await issue(id, await makeStaff(test, ['orders.read']))).toMatch(/issue invoices/);
    expect(await issue(id, customer)).not.toMatch(/issued$/);
    const both = await Promise.all([issue(id), issue(id)]);
    const [{ number } = { number: '' }] = await documents(id);
    expect(both.sort()).toEqual([`${number} issued`, `This order already has ${number}`].sort());
    await rows(
      `update "order" set order_status = 'delivered', delivery_date = now() where id = ?`,
      [id],
    );
    await settle(id);
    expect(await documents(id)).toHaveLength(1);
    const waiting = await makeOrder(test, customer);
    expect(await issue(waiting.id)).toBe(
      'There is nothing to invoice: this order is waiting for pickup',
    );
  });

  it('gets the next number, without gaps, when twenty are issued at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => delivered()));
    const [before] = await rows<{ last: number }>(
      `select coalesce(max(number), 0)::int as last from tax_document where kind = 'INV'`,
    );
    await Promise.all(orders.map(({ id }) => settle(id)));
    const numbers = await rows<{ number: number }>(
      `select number from tax_document where kind = 'INV' and number > ? order by number`,
      [before?.last],
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      orders.map((_order, place) => (before?.last ?? 0) + place + 1),
    );
  });

  it('never changes', async () => {
    const { id } = await delivered();
    await settle(id);
    await expect(
      rows(`update tax_document set total = 1 where order_id = ?`, [id]),
    ).rejects.toThrow('cannot be changed');
    await expect(rows(`delete from tax_document where order_id = ?`, [id])).rejects.toThrow();
    const before = await documents(id);
    await setBusiness(test, admin, { name: 'Another name' });
    await settle(id);
    expect(await documents(id)).toEqual(before);
  });

  it('is visible to the customer of the order and to staff who may read orders', async () => {
    const { id: orderId } = await delivered();
    await settle(orderId);
    const [{ id } = { id: '' }] = await documents(orderId);
    const as = async (who: { token?: string }, of = { orderId, id }) =>
      (await invoiceFile(test, who, of)).status;
    expect(await as(customer)).toBe(200);
    expect(await as(clerk)).toBe(200);
    expect(await as(await makeUser(test))).toBe(404);
    expect(await as(await makeStaff(test, ['customers.read']))).toBe(403);
    expect(await as({})).toBe(401);
    const { id: other } = await delivered();
    for (const of of [
      { orderId: other, id },
      { orderId, id: other },
      { orderId, id: 'x' },
    ])
      expect(await as(customer, of)).toBe(404);
  });
});
