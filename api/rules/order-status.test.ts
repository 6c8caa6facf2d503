import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsReason, nextStatuses, OrderStatus, transitionBetween } from './order-status.js';

const statuses = Object.values(OrderStatus);
const progress = statuses.filter((status) => status !== OrderStatus.CANCELLED);
const anyStatus = fc.constantFrom(...statuses);
const place = (status: OrderStatus) => progress.indexOf(status as (typeof progress)[number]);

describe('transitions', () => {
  it('are exactly those of this test', () => {
    const table = Object.fromEntries(statuses.map((from) => [from, nextStatuses(from)]));
    expect(table).toEqual({
      'waiting for pickup': ['picked', 'cancelled'],
      picked: ['waiting for pickup', 'processing', 'dispatched', 'cancelled'],
      processing: ['picked', 'dispatched', 'cancelled'],
      dispatched: ['processing', 'delivered', 'cancelled'],
      delivered: ['dispatched'],
      cancelled: [],
    });
  });

  it('contain only the steps that have a use case', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        expect(nextStatuses(from).includes(to)).toBe(transitionBetween(from, to) !== undefined);
      }),
    );
  });

  it('go one step at a time; only processing may be skipped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...progress), fc.constantFrom(...progress), (from, to) => {
        const step = transitionBetween(from, to);
        const distance = place(to) - place(from);
        if (step === 'back') expect(distance).toBe(-1);
        else if (step && !(from === 'picked' && to === 'dispatched')) expect(distance).toBe(1);
      }),
    );
  });

  it('need a reason exactly for a step back or a cancellation', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        const step = transitionBetween(from, to);
        const undoes = to === OrderStatus.CANCELLED || place(to) < place(from);
        if (step) expect(needsReason(step)).toBe(undoes);
      }),
    );
  });

  it('include pickup and delivery on each path', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        const way: OrderStatus[] = [OrderStatus.WAITING_FOR_PICKUP];
        for (const choice of choices) {
          const next = nextStatuses(way.at(-1) ?? OrderStatus.CANCELLED);
          const status = next[choice % Math.max(next.length, 1)];
          if (status) way.push(status);
        }
        if (way.includes(OrderStatus.DELIVERED))
          expect(way).toEqual(expect.arrayContaining(['picked', 'dispatched']));
        const ends = way.filter((status) => !nextStatuses(status).length);
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
