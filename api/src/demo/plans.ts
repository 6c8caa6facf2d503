import { OrderStatus } from '../orders/order.status.js';
import { addDays } from '../platform/dates.js';
import type { PaidAs } from './books/ledger.js';
import type { OrderPlan } from './order-plan.js';
import type { DemoCustomer } from './people.js';
import { CANCEL_REASONS } from './texts.js';
import { leaveWork } from './work.js';
import type { World } from './world.js';

const { PICKED, PROCESSING, DISPATCHED, DELIVERED, CANCELLED } = OrderStatus;

const ORDERS_PER_DAY = 2.5;

/** A sequence of statuses, and how such orders are usually paid. */
interface Course {
  path: readonly OrderStatus[];
  paid: readonly PaidAs[];
}

const WAITING: Course = { path: [], paid: ['unpaid'] };
const COLLECTED: Course = { path: [PICKED], paid: ['unpaid', 'unpaid', 'partial', 'paid'] };
const CLEANING: Course = { path: [PICKED, PROCESSING], paid: ['unpaid', 'partial', 'paid'] };
const ON_ITS_WAY: Course = {
  path: [PICKED, PROCESSING, DISPATCHED],
  paid: ['unpaid', 'unpaid', 'partial', 'paid'],
};
const SHORT_WAY: Course = { path: [PICKED, DISPATCHED], paid: ['unpaid', 'paid'] };
const DONE: Course = {
  path: [PICKED, PROCESSING, DISPATCHED, DELIVERED],
  paid: ['paid', 'paid', 'paid', 'paid', 'paid', 'partial', 'unpaid'],
};
/** After two months almost all orders are paid. */
const SETTLED: Course = { ...DONE, paid: [...Array<PaidAs>(24).fill('paid'), 'unpaid'] };
const CALLED_OFF: Course = { path: [CANCELLED], paid: ['unpaid'] };
const GIVEN_BACK: Course = { path: [PICKED, CANCELLED], paid: ['unpaid', 'reversed'] };

/** Possible histories of orders of an age in days. Younger orders are in earlier statuses. */
function courses(age: number): readonly Course[] {
  if (age === 0) return [WAITING, WAITING, WAITING, WAITING, COLLECTED];
  if (age <= 2) return [WAITING, COLLECTED, CLEANING, CLEANING, ON_ITS_WAY, SHORT_WAY];
  if (age <= 4) return [CLEANING, ON_ITS_WAY, ON_ITS_WAY, DONE, DONE, CALLED_OFF];
  return [...Array<Course>(16).fill(age > 60 ? SETTLED : DONE), CALLED_OFF, GIVEN_BACK];
}

/** A random time during opening hours of a day; for today it is before now. */
function bookedAt({ random, moments }: World, age: number): Date {
  const { now, today, at } = moments;
  const day = addDays(today, -age);
  if (age > 0) return at(day, random.int(8 * 60, 21 * 60));
  const start = at(day, 0).getTime();
  return new Date(start + Math.floor((now.getTime() - start) * (0.3 + random.next() * 0.6)));
}

function plan(world: World, customer: DemoCustomer, age: number, course: Course): OrderPlan {
  const { random } = world;
  const waiting = course.path.length === 0;
  return {
    customer,
    created: bookedAt(world, age),
    path: course.path,
    paid: random.pick(course.paid),
    reason: random.pick(course.path[0] === CANCELLED ? CANCEL_REASONS.early : CANCEL_REASONS.late),
    rescheduled: waiting && age > 0 && random.chance(0.5),
  };
}

/** Orders of the demo customer: one in every status, and every payment method. */
function shownPlans(world: World, customer: DemoCustomer): OrderPlan[] {
  const stories: [age: number, Course, PaidAs][] = [
    [0, WAITING, 'unpaid'],
    [1, COLLECTED, 'unpaid'],
    [2, CLEANING, 'partial'],
    [3, ON_ITS_WAY, 'unpaid'],
    [4, SHORT_WAY, 'paid'],
    [9, DONE, 'paid'],
    [17, CALLED_OFF, 'unpaid'],
    [26, DONE, 'partial'],
    [38, GIVEN_BACK, 'reversed'],
    [51, DONE, 'paid'],
  ];
  return stories.map(([age, course, paid]) => ({ ...plan(world, customer, age, course), paid }));
}

/**
 * Plans 150 orders over 60 days, oldest first; more days have more orders. Every seventh is of an
 * enterprise, and some are of today.
 */
export function makePlans(
  world: World,
  customers: readonly DemoCustomer[],
  enterprises: readonly DemoCustomer[],
): OrderPlan[] {
  const { random, moments } = world;
  const [shown, ...others] = customers;
  const orders = Math.round(moments.days * ORDERS_PER_DAY);
  const plans = shown ? shownPlans(world, shown) : [];
  for (let number = 0; plans.length < orders; number += 1) {
    const age = number < 8 ? 0 : number < 26 ? random.int(1, 4) : random.int(5, moments.days);
    const customer = random.pick(number % 7 === 6 ? enterprises : others);
    plans.push(plan(world, customer, age, random.pick(courses(age))));
  }
  plans.sort((a, b) => a.created.getTime() - b.created.getTime());
  leaveWork(plans, customers, moments);
  return plans;
}
