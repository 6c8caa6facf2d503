import { describe, expect, it } from 'vitest';
import type { OrderOutcomesFragment } from './useUndo.generated';
import { orderOutcomes } from './useUndo';

const results = (...whys: (string | null)[]): OrderOutcomesFragment => ({
  message: 'As many as there are',
  results: whys.map((why, at) => ({
    ...{ orderId: `order-${at}`, version: why === null ? 3 : null },
    ...{ code: why === null ? null : 'CONFLICT', message: why ?? 'Order is picked again. Undone' },
  })),
});
const nameOf = (id: string): string => id.replace('order-', '#');

describe('the result of an undo', () => {
  it('of one order is the message of the server', () => {
    expect(orderOutcomes(results(null))).toEqual({
      left: 0,
      text: 'Order is picked again. Undone',
    });
    expect(orderOutcomes(results('Too late'))).toEqual({ left: 1, text: 'Too late' });
  });

  it('of several orders names each unchanged order with the reason', () => {
    expect(orderOutcomes(results(null, 'Too late', null), nameOf)).toEqual({
      left: 1,
      text: 'As many as there are. #1: Too late',
    });
  });

  it('names three orders, and counts the rest', () => {
    expect(orderOutcomes(results('a', 'b', 'c', 'd', 'e'), nameOf).text).toBe(
      'As many as there are. #0: a. #1: b. #2: c. And 2 more',
    );
  });
});
