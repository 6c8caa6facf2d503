import { OrderStatus } from '../../rules/order-status.js';
import { addDays } from '../platform/dates.js';
import type { PaidAs } from './accounting/ledger.js';
import type { OrderPlan } from './order-plan.js';
import type { DemoCustomer } from './people.js';
import { CANCEL_REASONS } from './sample-texts.js';
import { createPendingWork } from './pending-work.js';
import type { SeedContext } from './seed-context.js';

const { PICKED, PROCESSING, DISPATCHED, DELIVERED, CANCELLED } = OrderStatus;

const ORDERS_PER_DAY = 2.5;

/** A sequence of statuses, and the possible payments of such an order. */
interface Course {
  path: readonly OrderStatus[];
  paid: readonly PaidAs[];
}

const WAITING: Course = { path: [], paid: ['unpaid'] };
const PICKED_UP: Course = { path: [PICKED], paid: ['unpaid', 'unpaid', 'partial', 'paid'] };
const CLEANING: Course = { path: [PICKED, PROCESSING], paid: ['unpaid', 'partial', 'paid'] };
const OUT_FOR_DELIVERY: Course = {
  path: [PICKED, PROCESSING, DISPATCHED],
  paid: ['unpaid', 'unpaid', 'partial', 'paid'],
};
const SENT_WITHOUT_CLEANING: Course = { path: [PICKED, DISPATCHED], paid: ['unpaid', 'paid'] };
const DONE: Course = {
  path: [PICKED, PROCESSING, DISPATCHED, DELIVERED],
  paid: ['paid', 'paid', 'paid', 'paid', 'paid', 'partial', 'unpaid'],
};
/** After two months almost all orders are paid. */
const SETTLED: Course = { ...DONE, paid: [...Array<PaidAs>(24).fill('paid'), 'unpaid'] };
const CANCELLED_EARLY: Course = { path: [CANCELLED], paid: ['unpaid'] };
const REVERSED: Course = { path: [PICKED, CANCELLED], paid: ['unpaid', 'reversed'] };

/** Possible courses of an order by its age in days. Younger orders are in earlier statuses. */
function courses(age: number): readonly Course[] {
  if (age === 0) return [WAITING, WAITING, WAITING, WAITING, PICKED_UP];
  if (age <= 2)
    return [WAITING, PICKED_UP, CLEANING, CLEANING, OUT_FOR_DELIVERY, SENT_WITHOUT_CLEANING];
  if (age <= 4) return [CLEANING, OUT_FOR_DELIVERY, OUT_FOR_DELIVERY, DONE, DONE, CANCELLED_EARLY];
  return [...Array<Course>(16).fill(age > 60 ? SETTLED : DONE), CANCELLED_EARLY, REVERSED];
}

/** A random time during opening hours of a day; for today it is before now. */
function bookedAt({ random, clock }: SeedContext, age: number): Date {
  const { now, today, at } = clock;
  const day = addDays(today, -age);
  if (age > 0) return at(day, random.int(8 * 60, 21 * 60));
  const start = at(day, 0).getTime();
  return new Date(start + Math.floor((now.getTime() - start) * (0.3 + random.next() * 0.6)));
}

function plan(
  context: SeedContext,
  customer: DemoCustomer,
  age: number,
  course: Course,
): OrderPlan {
  const { random } = context;
  const waiting = course.path.length === 0;
  return {
    customer,
    created: bookedAt(context, age),
    path: course.path,
    paid: random.pick(course.paid),
    reason: random.pick(course.path[0] === CANCELLED ? CANCEL_REASONS.early : CANCEL_REASONS.late),
    rescheduled: waiting && age > 0 && random.chance(0.5),
  };
}

/** Orders of the demo customer: every status, and paid, partly paid, unpaid and reversed. */
function shownPlans(context: SeedContext, customer: DemoCustomer): OrderPlan[] {
  const stories: [age: number, Course, PaidAs][] = [
    [0, WAITING, 'unpaid'],
    [1, PICKED_UP, 'unpaid'],
    [2, CLEANING, 'partial'],
    [3, OUT_FOR_DELIVERY, 'unpaid'],
    [4, SENT_WITHOUT_CLEANING, 'paid'],
    [9, DONE, 'paid'],
    [17, CANCELLED_EARLY, 'unpaid'],
    [26, DONE, 'partial'],
    [38, REVERSED, 'reversed'],
    [51, DONE, 'paid'],
  ];
  return stories.map(([age, course, paid]) => ({ ...plan(context, customer, age, course), paid }));
}

/**
 * Plans 2.5 orders for each day of the history, oldest first. Every seventh is of an enterprise,
 * and some are of today. Then opens some daily work, see `createPendingWork`.
 */
export function makePlans(
  context: SeedContext,
  customers: readonly DemoCustomer[],
  enterprises: readonly DemoCustomer[],
): OrderPlan[] {
  const { random, clock } = context;
  const [shown, ...others] = customers;
  const orders = Math.round(clock.days * ORDERS_PER_DAY);
  const plans = shown ? shownPlans(context, shown) : [];
  for (let number = 0; plans.length < orders; number += 1) {
    const age = number < 8 ? 0 : number < 26 ? random.int(1, 4) : random.int(5, clock.days);
    const customer = random.pick(number % 7 === 6 ? enterprises : others);
    plans.push(plan(context, customer, age, random.pick(courses(age))));
  }
  plans.sort((a, b) => a.created.getTime() - b.created.getTime());
  createPendingWork(plans, customers, clock);
  return plans;
}
