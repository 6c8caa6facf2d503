import { OrderEventKind } from '../orders/order-event.entity.js';
import type { BillEventValues } from '../orders/items/bill-limit.rules.js';
import { OrderStatus } from '../../rules/order-status.js';
import { PaymentKind } from '../payments/payment.entity.js';
import { readableDay, today } from '../platform/dates.js';
import { type PaymentRow, paymentText } from './accounting/ledger.js';
import type { OrderPlan } from './order-plan.js';
import type { TimedStep } from './timeline.js';
import type { SeedContext } from './seed-context.js';

interface OrderHistory {
  id: string;
  pickupDate: string;
  plan: OrderPlan;
  times: readonly TimedStep[];
  payments: readonly PaymentRow[];
  /** Discounts and changed prices in the bill of the pickup. */
  given: BillEventValues;
}

interface EventRow extends BillEventValues {
  id: string;
  order: string;
  at: Date;
  kind: OrderEventKind;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  reason: string | null;
  byUserId: string | null;
}

/**
 * The timeline of an order: its booking, one event for each step, and maybe a wrong delivery code.
 */
export function makeEvents(
  { random, clock, adminId }: SeedContext,
  { id, pickupDate, plan, times, payments, given }: OrderHistory,
) {
  const customerId = plan.customer.user.id;
  const event = (at: Date, values: Pick<EventRow, 'kind'> & Partial<EventRow>): EventRow => ({
    ...{ id: random.id(at), order: id, at },
    ...{ fromStatus: null, toStatus: null, reason: null, byUserId: adminId },
    ...{ discountChange: null, repricedItems: null, repricedAmount: null },
    ...{ chargeBasisPoints: null, chargeAmount: null },
    ...values,
  });
  let status: OrderStatus = OrderStatus.WAITING_FOR_PICKUP;
  const events = [
    event(plan.created, { kind: OrderEventKind.BOOKED, toStatus: status, byUserId: customerId }),
  ];
  for (const { step, at } of times) {
    if (step === 'rescheduled') {
      const reason = `From ${readableDay(today(plan.created))} to ${readableDay(pickupDate)}`;
      events.push(event(at, { kind: OrderEventKind.RESCHEDULED, reason, byUserId: customerId }));
    } else if (step === 'payment' || step === 'reversal') {
      const payment = payments.find(
        (row) => row.createdAt === at && row.kind !== PaymentKind.SERVICE_CHARGE,
      );
      const details = payment && { reason: paymentText(payment), byUserId: payment.byUserId };
      events.push(event(at, { kind: OrderEventKind.PAYMENT_RECORDED, ...details }));
    } else {
      const early = step === OrderStatus.CANCELLED && status === OrderStatus.WAITING_FOR_PICKUP;
      events.push(
        event(at, {
          ...{ kind: OrderEventKind.STATUS_CHANGED, fromStatus: status, toStatus: step },
          reason: step === OrderStatus.CANCELLED ? (plan.reason ?? null) : null,
          byUserId: early ? customerId : adminId,
          ...(step === OrderStatus.PICKED ? given : {}),
        }),
      );
      status = step;
    }
  }
  const last = times.at(-1)?.at;
  if (plan.wrongCode && last) {
    const tried = new Date((last.getTime() + clock.now.getTime()) / 2);
    events.push(event(tried, { kind: OrderEventKind.WRONG_DELIVERY_CODE }));
  }
  return events;
}
