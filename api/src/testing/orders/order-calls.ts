import { randomUUID } from 'node:crypto';
import { Mail, MailStatus } from '../../mails/mail.entity.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { Payment, PaymentMethod } from '../../payments/payment.entity.js';
import { addDays, today } from '../../platform/dates.js';
import { SavedFilter } from '../../saved-filters/saved-filter.entity.js';
import { addStep, makeCloth, makeOrder } from './order-factories.js';
import { type Call, nothing, type CallContext } from '../call-context.js';

/** Makes an order of the owner with these values; returns its id and version. */
async function orderAs({ test, owner }: CallContext, values: Parameters<typeof makeOrder>[2] = {}) {
  const { id, version } = await makeOrder(test, owner, values);
  return { id, version };
}

const picked = (callContext: CallContext, paidAmount = 0) =>
  orderAs(callContext, { orderStatus: OrderStatus.PICKED, paidAmount });

async function oneItem({ test }: CallContext) {
  return [{ clothId: (await makeCloth(test)).id, quantity: 2 }];
}

const filterName = () => `Filter ${randomUUID().slice(0, 8)}`;

async function savedFilter({ test, owner, caller = owner }: CallContext) {
  const em = test.orm.em.fork();
  const { id } = em.create(SavedFilter, {
    userId: caller.id,
    name: filterName(),
    filters: 'queue=OVERDUE',
  });
  await em.flush();
  return { id, version: 1 };
}

/** Calls of the operations about orders and payments, see `OPERATION_SAMPLES`. */
export const ORDER_CALLS: Record<string, Call> = {
  ...{ myOrders: nothing, orders: nothing, orderTotals: nothing, orderCustomers: nothing },
  ...{ orderQueueCounts: nothing, events: nothing, payments: nothing, taxDocuments: nothing },
  savedFilters: nothing,
  createSavedFilter: () => ({ input: { name: filterName(), filters: 'queue=OVERDUE' } }),
  renameSavedFilter: async (callContext) => ({
    ...(await savedFilter(callContext)),
    input: { name: filterName() },
  }),
  deleteSavedFilter: savedFilter,
  order: async (callContext) => ({ id: (await orderAs(callContext)).id }),
  issueInvoice: picked,
  bookPickup: ({ owner }) => ({
    input: {
      customerId: owner.id,
      phone: owner.phone,
      pickupDate: addDays(today(), 1),
      pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020',
    },
  }),
  createBookingForCustomer: ({ owner }) => ({
    input: { customerId: owner.id, pickupDate: today(), walkIn: true },
  }),
  updateOrderContact: async (callContext) => ({
    ...(await orderAs(callContext)),
    input: { phone: '9123456789', reason: 'A slip of the pen' },
  }),
  updatePromisedDate: async (callContext) => ({
    ...(await orderAs(callContext)),
    input: { promisedDate: addDays(today(), 9), reason: 'The press is broken' },
  }),
  search: () => ({ query: 'person' }),
  cancelOrder: async (callContext) => ({
    ...(await orderAs(callContext)),
    input: { reason: 'Going away' },
  }),
  rescheduleOrder: async (callContext) => ({
    ...(await orderAs(callContext)),
    input: { pickupDate: addDays(today(), 2) },
  }),
  recordPickup: async (callContext) => ({
    ...(await orderAs(callContext)),
    input: { items: await oneItem(callContext) },
  }),
  updateOrderItems: async (callContext) => ({
    ...(await picked(callContext)),
    input: { items: await oneItem(callContext) },
  }),
  updateOrderAdjustments: async (callContext) => ({
    ...(await picked(callContext)),
    input: { adjustments: [{ kind: 'SURCHARGE', amount: 1000, reason: 'Heavy stains' }] },
  }),
  recordPieceCount: async (callContext) => ({
    ...(await picked(callContext)),
    input: { stage: 'PLANT_IN', pieces: 0 },
  }),
  updateOrderStatus: async (callContext) => ({
    ...(await picked(callContext)),
    input: { status: 'PROCESSING' },
  }),
  bulkUpdateOrderStatus: async (callContext) => {
    const { id, version } = await picked(callContext);
    return { input: { orders: [{ orderId: id, version }], status: 'PROCESSING' } };
  },
  bulkUndoStatusChange: async (callContext) => {
    const { id, version } = await orderAs(callContext, { orderStatus: OrderStatus.PROCESSING });
    const { test, owner, caller = owner } = callContext;
    await addStep(test, id, { by: caller.id });
    return { input: { orders: [{ orderId: id, version }] } };
  },
  deliverOrder: async ({ test, owner }) => {
    const dispatched = { orderStatus: OrderStatus.DISPATCHED };
    const { id, version, code } = await makeOrder(test, owner, dispatched);
    return { id, version, input: { deliveryOTP: code } };
  },
  updatePayment: async (callContext) => {
    const { id, version } = await picked(callContext);
    return { id, version, input: { status: 'PAID', method: 'CASH' } };
  },
  refundPayment: async (callContext) => {
    const { id, version } = await picked(callContext, 50_000);
    const input = { amount: 10_000, method: 'CASH', reason: 'A stain stayed' };
    return { id, version, input };
  },
  cashOfDay: () => ({ day: today() }),
  cashUps: nothing,
  closeCashUp: async (callContext) => {
    const { id } = await picked(callContext);
    const { test, owner, caller = owner } = callContext;
    const em = test.orm.em.fork();
    const method = PaymentMethod.CASH;
    em.create(Payment, { orderId: id, amount: 500, kind: 'payment', method, byUserId: caller.id });
    await em.flush();
    return { version: 1, input: { day: today(), method: 'CASH', counted: 500 } };
  },
  emailReceipt: async (callContext) => ({ id: (await picked(callContext)).id }),
  orderEmails: async (callContext) => ({ id: (await orderAs(callContext)).id }),
  resendEmail: async (callContext) => {
    const { test, owner } = callContext;
    const { id: orderId } = await orderAs(callContext);
    const em = test.orm.em.fork();
    const words = { subject: 'Picked up', text: 'In words', html: '<p>In words</p>' };
    const mail = em.create(Mail, {
      recipient: owner.email,
      topic: 'picked',
      sealed: test.app.secret.seal(JSON.stringify(words)),
      orderId,
      status: MailStatus.SENT,
    });
    await em.flush();
    return { id: mail.id };
  },
};
