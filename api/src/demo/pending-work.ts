import { OrderStatus } from '../../rules/order-status.js';
import { addDays, today } from '../platform/dates.js';
import type { SeedClock } from './seed-clock.js';
import type { OrderPlan } from './order-plan.js';
import type { DemoCustomer } from './people.js';

/**
 * Changes some orders so that each kind of daily work is open: an overdue pickup and one of today,
 * an order brought to the counter, a missed promised date, and a wrong delivery code. Further ones
 * are a delivery to a customer without e-mail, and a cancelled order with a payment. Orders of the
 * demo customer do not change.
 */
export function createPendingWork(
  plans: readonly OrderPlan[],
  customers: readonly DemoCustomer[],
  { today: day }: SeedClock,
): void {
  const [demoCustomer] = customers;
  const others = plans.filter(({ customer }) => customer !== demoCustomer);
  const at = (status?: OrderStatus) => others.filter(({ path }) => path.at(-1) === status);
  const age = ({ created }: OrderPlan, days: number) => today(created) <= addDays(day, -days);
  const mark = (plan: OrderPlan | undefined, as: Partial<OrderPlan>) =>
    plan && Object.assign(plan, as);
  mark(
    at().find((plan) => age(plan, 1)),
    { pickup: -1 },
  );
  mark(
    at().find((plan) => !age(plan, 1)),
    { pickup: 0 },
  );
  mark(
    at().findLast(({ pickup }) => pickup === undefined),
    { pickup: 0, walkIn: true, rescheduled: false },
  );
  mark(
    at(OrderStatus.PROCESSING).find((plan) => age(plan, 2)),
    { late: true },
  );
  mark(at(OrderStatus.DISPATCHED)[0], { wrongCode: true });
  const withoutEmail = customers.find(({ user }) => user.email === null);
  if (withoutEmail) mark(at(OrderStatus.DISPATCHED)[1], { customer: withoutEmail, walkIn: true });
  mark(
    at(OrderStatus.CANCELLED).findLast(({ path }) => path.length > 1),
    { paid: 'partial' },
  );
}
