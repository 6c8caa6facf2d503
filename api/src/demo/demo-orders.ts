import { OrderStatus } from '../../rules/order-status.js';
import { defaultPromisedDate } from '../orders/promised-date.rules.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { addDays, today } from '../platform/dates.js';
import { taxSettingsFrom } from '../orders/items/bill-tax-settings.js';
import type { TaxTerms } from '../orders/items/bill-calculation.js';
import { makeBillRows } from './accounting/bill.js';
import { slotOf } from './demo-areas.js';
import { makeEvents } from './timeline-events.js';
import { makePayments } from './accounting/ledger.js';
import { createRandom, type Random } from './random.js';
import { NOTES } from './sample-texts.js';
import { type Step, timesOf } from './timeline.js';
import type { OrderPlan } from './order-plan.js';
import type { DemoAddress, DemoCustomer } from './people.js';
import type { SeedContext } from './seed-context.js';

function makeItems(
  { random, cloths, priceLists, business: { sac, taxRate } }: SeedContext,
  order: string,
  plan: OrderPlan,
) {
  const own = priceLists.get(plan.customer.user.id);
  const choice = own ?? cloths;
  const chosen = new Set([random.pick(choice)]);
  for (let more = random.int(0, 4); more > 0; more -= 1) chosen.add(random.pick(choice));
  return [...chosen].map(({ id: clothId, name, price }, position) => ({
    id: random.id(plan.created),
    ...{ order, position, clothId, name, price, sac, taxRate },
    quantity: own ? random.int(6, 40) : random.int(1, 6),
  }));
}

/**
 * Tax settings of a customer's bills. Tax is added only for enterprises, which have one address
 * each.
 */
function taxTermsOf(
  { business }: SeedContext,
  { user, addresses: [first] }: DemoCustomer,
): TaxTerms {
  return taxSettingsFrom({
    ...business,
    ...{ orderId: '', total: 0, hasTax: false, role: user.role },
    address: first ? inWords(first) : '',
    customersIncluded: business.customerPricesIncludeTax,
    enterprisesIncluded: business.enterprisePricesIncludeTax,
  });
}

const inWords = ({ address, city, state, pincode }: DemoAddress): string =>
  `${address}, ${city}, ${state} - ${pincode}`;

/** Day of the pickup, past or future. */
function pickupDay({ random, clock }: SeedContext, plan: OrderPlan, picked?: Date): string {
  if (picked) return today(picked);
  const day = addDays(today(plan.created), random.int(0, 3));
  if (plan.pickup !== undefined) return addDays(clock.today, plan.pickup);
  const over = plan.path.length > 0;
  return !over && day < clock.today ? addDays(clock.today, random.int(0, 2)) : day;
}

/**
 * Steps of an order. Payments are last, or before a cancellation; a reversal follows its payment.
 */
function stepsOf({ path, rescheduled, paid }: OrderPlan): Step[] {
  const cancelled = path.at(-1) === OrderStatus.CANCELLED;
  const payment: Step[] = paid === 'unpaid' ? [] : ['payment'];
  return [
    ...(rescheduled ? (['rescheduled'] as const) : []),
    ...(cancelled
      ? [...path.slice(0, -1), ...payment, OrderStatus.CANCELLED]
      : [...path, ...payment]),
    ...(paid === 'reversed' ? (['reversal'] as const) : []),
  ];
}

/**
 * Random numbers seeded with the id of the order. They take no numbers from the shared generator.
 */
const randomOf = (id: string): Random => createRandom(Number.parseInt(id.slice(-12, -4), 16));

/**
 * Promised date of an order: the default, but for some delivered orders an earlier day, which was
 * missed.
 */
function demoPromisedDay(
  order: { id: string; pickupDate: string; express: boolean },
  delivered?: Date,
) {
  const before = delivered && addDays(today(delivered), -1);
  const random = randomOf(order.id);
  if (before && before >= order.pickupDate && random.chance(0.12)) return before;
  return defaultPromisedDate(order.pickupDate, order.express);
}

interface OrderBase {
  id: string;
  orderStatus: OrderStatus;
  pickupDate: string;
  createdAt: Date;
  walkIn: boolean;
}

/**
 * Slot of an order that waits for its pickup today or later. No slot for other orders, and in areas
 * without slots.
 */
function slotFieldsOf({ areas, clock }: SeedContext, order: OrderBase, pincode: string) {
  const isComing =
    order.orderStatus === OrderStatus.WAITING_FOR_PICKUP &&
    !order.walkIn &&
    order.pickupDate >= clock.today;
  const slot = isComing ? slotOf(areas, { ...order, pincode }) : undefined;
  return {
    slotId: slot?.id ?? null,
    slotStartTime: slot?.starts ?? null,
    slotEndTime: slot?.ends ?? null,
  };
}

/** Rows of one order with all its records. */
export function makeOrder(context: SeedContext, plan: OrderPlan) {
  const { random } = context;
  const { customer, created, path, paid } = plan;
  const id = random.id(created);
  const times = timesOf(context, created, stepsOf(plan));
  const at = (status: OrderStatus) => times.find(({ step }) => step === status)?.at;
  const picked = at(OrderStatus.PICKED);
  const { items, adjustments, totalPrice, given } = makeBillRows(
    { id, created },
    picked ? makeItems(context, id, plan) : [],
    taxTermsOf(context, customer),
  );
  const payments = makePayments(context, { id, total: totalPrice, paid, times });
  const pickupDate = pickupDay(context, plan, picked);
  const events = makeEvents(context, { id, pickupDate, plan, times, payments, given });
  const orderStatus = path.at(-1) ?? OrderStatus.WAITING_FOR_PICKUP;
  const address = random.pick(customer.addresses);
  const printedCode = picked && !customer.user.email ? randomOf(id).digits(4) : null;
  const order = {
    ...{ id, orderStatus, totalPrice },
    user: customer.user.id,
    createdAt: created,
    pickupDate,
    deliveryDate: at(OrderStatus.DELIVERED) ?? null,
    paidAmount: payments
      .filter(({ kind }) => kind !== PaymentKind.SERVICE_CHARGE)
      .reduce((sum, { amount }) => sum + amount, 0),
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    pickupPhoneNumber: customer.user.phone,
    pickupAddress: inWords(address),
    note: random.chance(0.2) ? random.pick(NOTES) : null,
    express: random.chance(0.15),
    walkIn: plan.walkIn ?? false,
    printedCode,
    deliveryOtp: orderStatus === OrderStatus.DISPATCHED ? (printedCode ?? random.digits(4)) : null,
    version: events.length,
  };
  const promisedDate = plan.late
    ? addDays(context.clock.today, -1)
    : demoPromisedDay(order, at(OrderStatus.DELIVERED));
  const slotFields = slotFieldsOf(context, order, address.pincode);
  return { order: { ...order, ...slotFields, promisedDate }, items, adjustments, payments, events };
}
