import { OrderStatus } from '../../rules/order-status.js';
import { addDays, today } from '../platform/dates.js';
import type { SeedContext } from './seed-context.js';

/** A step of an order after its booking. */
export type Step = OrderStatus | 'rescheduled' | 'payment' | 'reversal';

export interface TimedStep {
  step: Step;
  at: Date;
}

const MINUTE = 60_000;

/** Time of a step after the previous one, during working hours. */
function nextTime({ random, clock }: SeedContext, step: Step, before: Date): Date {
  const later = (minutes: number) => new Date(before.getTime() + minutes * MINUTE);
  const nextDay = (from: number, to: number) =>
    clock.at(addDays(today(before), 1), random.int(from * 60, to * 60));
  switch (step) {
    case OrderStatus.PICKED:
      return nextDay(10, 17);
    case OrderStatus.DISPATCHED:
      return nextDay(10, 14);
    case OrderStatus.PROCESSING:
    case OrderStatus.DELIVERED:
      return later(random.int(60, 240));
    default:
      return later(random.int(4, 50));
  }
}

/**
 * Times of all steps, in sequence. If the last one would be in the future, all times are compressed
 * into the past.
 */
export function timesOf(context: SeedContext, created: Date, steps: readonly Step[]): TimedStep[] {
  let before = created;
  const ideal = steps.map((step) => {
    before = nextTime(context, step, before);
    return { step, at: before };
  });
  const start = created.getTime();
  const room = context.clock.now.getTime() - start;
  const needed = before.getTime() - start;
  if (needed <= room) return ideal;
  return ideal.map(({ step, at }) => ({
    step,
    at: new Date(start + Math.floor((at.getTime() - start) * (room / needed) * 0.97)),
  }));
}
