import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../graphql/schema.generated';
import { progressSteps } from './progressSteps';

/** Order that had these statuses one after the other, one hour apart. */
const withStatuses = (...statuses: OrderStatus[]) => ({
  orderStatus: statuses.at(-1) ?? 'WAITING_FOR_PICKUP',
  timeline: [
    ...statuses.map((toStatus, hour) => ({
      occurredAt: `2026-03-05T0${hour}:00:00Z`,
      recordedAt: null,
      toStatus,
    })),
    { occurredAt: '2026-03-05T09:00:00Z', recordedAt: null, toStatus: null },
  ],
});
const states = (...statuses: OrderStatus[]) =>
  progressSteps(withStatuses(...statuses)).map(({ state }) => state);

describe('the path of an order', () => {
  it('is done up to the current status', () => {
    expect(states('WAITING_FOR_PICKUP')).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(states('WAITING_FOR_PICKUP', 'PICKED', 'PROCESSING')).toEqual([
      'done',
      'done',
      'now',
      'ahead',
      'ahead',
    ]);
  });

  it('uses the time of the action, not of its upload', () => {
    const { orderStatus, timeline } = withStatuses('WAITING_FOR_PICKUP', 'PICKED');
    const recorded = timeline.map((event) => ({ ...event, recordedAt: '2026-03-05T00:30:00Z' }));
    expect(progressSteps({ orderStatus, timeline: recorded })[1]?.at).toBe('2026-03-05T00:30:00Z');
  });

  it('does not mark a skipped status as done', () => {
    const skipping = ['WAITING_FOR_PICKUP', 'PICKED', 'DISPATCHED'] as const;
    expect(states(...skipping)).toEqual(['done', 'done', 'skipped', 'now', 'ahead']);
    expect(states(...skipping, 'DELIVERED')).toEqual(['done', 'done', 'skipped', 'done', 'done']);
  });

  it('removes the times after a step back', () => {
    const back = ['WAITING_FOR_PICKUP', 'PICKED', 'PROCESSING', 'PICKED', 'DISPATCHED'] as const;
    expect(states(...back)).toEqual(['done', 'done', 'skipped', 'now', 'ahead']);
    expect(progressSteps(withStatuses(...back)).map(({ at }) => at?.slice(11, 13))).toEqual([
      '00',
      '03',
      undefined,
      '04',
      undefined,
    ]);
  });

  it('ends at a cancellation', () => {
    expect(states('WAITING_FOR_PICKUP', 'CANCELLED')).toEqual([]);
  });
});
