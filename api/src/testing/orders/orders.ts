import { v7 } from 'uuid';
import { today } from '../../platform/dates.js';
import { makeUser, type TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

export interface PickedOrder {
  id: string;
  customer: TestUser;
}

/** Makes an order after its pickup, with the fields that payments need. */
export async function makePickedOrder(test: TestServer, totalPrice: number): Promise<PickedOrder> {
  const customer = await makeUser(test);
  const id = v7();
  const em = test.orm.em.fork();
  await em.execute(
    `insert into "order" (id, user_id, pickup_date, pickup_phone_number, pickup_address)
     values (?, ?, ?, ?, '14, 3rd Cross Street, Chennai')`,
    [id, customer.id, today(), customer.phone],
  );
  await em.execute(
    `insert into order_item (id, order_id, position, name, quantity, price) values (?, ?, 0, 'Shirt', 1, ?)`,
    [v7(), id, totalPrice],
  );
  await em.execute(
    `update "order" set order_status = 'picked', item_count = 1, total_price = ? where id = ?`,
    [totalPrice, id],
  );
  return { id, customer };
}

/** Amounts and payments of an order, read from the tables. */
export async function moneyOf(test: TestServer, orderId: string) {
  const em = test.orm.em.fork();
  const [order] = await em.execute<
    {
      paid_amount: number;
      due: number;
      refundable: number;
      payment_status: string;
      version: number;
    }[]
  >(`select paid_amount, due, refundable, payment_status, version from "order" where id = ?`, [
    orderId,
  ]);
  const ledger = await em.execute<{ kind: string; amount: number; reference: string }[]>(
    `select kind, amount, reference from payment where order_id = ? order by kind, created_at, id`,
    [orderId],
  );
  const online = await em.execute<
    { payment_id: string; applied: number; service_charge: number; overpayment: number }[]
  >(
    `select payment_id, applied, service_charge, overpayment from online_payment where order_id = ? order by payment_id`,
    [orderId],
  );
  const events = await em.execute<{ reason: string }[]>(
    `select reason from order_event where order_id = ? and kind = 'payment recorded' order by at, id`,
    [orderId],
  );
  return { order, ledger, online, events: events.map(({ reason }) => reason) };
}
