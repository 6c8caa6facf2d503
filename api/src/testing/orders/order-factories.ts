import { Cloth } from '../../cloths/cloth.entity.js';
import { OrderEvent, OrderEventKind } from '../../orders/order-event.entity.js';
import { OrderItem } from '../../orders/order-item.entity.js';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { Payment, PaymentKind } from '../../payments/payment.entity.js';
import { today } from '../../platform/dates.js';
import type { TestServer } from '../test-server.js';

interface OrderValues {
  orderStatus?: OrderStatus;
  /**
   * Quantity and price per piece in paise of each item. By default one item of ₹1000; none before
   * the pickup.
   */
  items?: [quantity: number, price: number][];
  paidAmount?: number;
  createdAt?: Date;
  pickupDate?: string;
  promisedDate?: string;
  /** Delivery time of a delivered order; by default now. */
  deliveredAt?: Date;
  pickupAddress?: string;
  pickupPhoneNumber?: string;
}

export interface TestOrder {
  id: string;
  version: number;
  /** Delivery code; null while the order is not dispatched. */
  code: string | null;
}

let made = 0;

export async function makeCloth({ orm }: TestServer, price = 5000, name?: string) {
  made += 1;
  const em = orm.em.fork();
  const cloth = em.create(Cloth, { name: name ?? `Cloth ${made}`, price });
  await em.flush();
  return { id: cloth.id, name: cloth.name, price: cloth.price };
}

const linesOf = ({ orderStatus, items }: OrderValues): [number, number][] =>
  items ?? (orderStatus && orderStatus !== OrderStatus.WAITING_FOR_PICKUP ? [[10, 10_000]] : []);

/**
 * Inserts an order of `user` in any status into the database, with items, one payment and the event
 * of the booking.
 */
export async function makeOrder(
  { orm }: TestServer,
  user: { id: string },
  values: OrderValues = {},
): Promise<TestOrder> {
  const em = orm.em.fork();
  const lines = linesOf(values);
  const { orderStatus = OrderStatus.WAITING_FOR_PICKUP, paidAmount = 0 } = values;
  const order = em.create(Order, {
    user: user.id,
    pickupDate: values.pickupDate ?? today(),
    promisedDate: values.promisedDate ?? null,
    pickupAddress: values.pickupAddress ?? '12 Car Street, Mylapore, Chennai, Tamil Nadu - 600004',
    pickupPhoneNumber: values.pickupPhoneNumber ?? '9876543210',
    orderStatus,
    paidAmount,
    createdAt: values.createdAt ?? new Date(),
    totalPrice: lines.reduce((sum, [quantity, price]) => sum + quantity * price, 0),
    itemCount: lines.reduce((sum, [quantity]) => sum + quantity, 0),
    deliveryOtp: orderStatus === OrderStatus.DISPATCHED ? '0427' : null,
    deliveryDate: orderStatus === OrderStatus.DELIVERED ? (values.deliveredAt ?? new Date()) : null,
  });
  for (const [position, [quantity, price]] of lines.entries())
    em.create(OrderItem, { order, position, name: `Item ${position}`, quantity, price });
  em.create(OrderEvent, { order, kind: OrderEventKind.BOOKED, byUserId: user.id });
  await em.flush();
  if (paidAmount)
    em.create(Payment, {
      orderId: order.id,
      amount: paidAmount,
      kind: PaymentKind.PAYMENT,
      createdAt: values.createdAt ?? new Date(),
    });
  await em.flush();
  return { id: order.id, version: order.version, code: order.deliveryOtp };
}

/** Adds the event of the status change from picked to processing; by default its time is now. */
export async function addStep({ orm }: TestServer, order: string, step: { by: string; at?: Date }) {
  const em = orm.em.fork();
  em.create(OrderEvent, {
    order,
    kind: OrderEventKind.STATUS_CHANGED,
    fromStatus: OrderStatus.PICKED,
    toStatus: OrderStatus.PROCESSING,
    byUserId: step.by,
    at: step.at ?? new Date(),
  });
  await em.flush();
}

/** Row of an order in the database, read without the API. */
export async function storedOrder({ orm }: TestServer, id: string) {
  const em = orm.em.fork();
  const [order] = await em.execute<
    {
      order_status: OrderStatus;
      payment_status: string;
      total_price: number;
      paid_amount: number;
      item_count: number;
      version: number;
      delivery_otp: string | null;
      delivery_date: string | null;
      pickup_date: string;
      ledger: number;
      events: number;
    }[]
  >(
    `select o.*, o.pickup_date::text as pickup_date,
       (select coalesce(sum(amount), 0)::int from payment p where p.order_id = o.id and kind <> 'service charge') as ledger,
       (select count(*)::int from order_event e where e.order_id = o.id) as events
     from "order" o where id = ?`,
    [id],
  );
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}
