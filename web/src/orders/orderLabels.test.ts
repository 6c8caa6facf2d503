import { describe, expect, it } from 'vitest';
import { hasItems, nextMilestone } from './orderLabels';
import { timelineText } from './timelineText';

const anyTime = { slotStartTime: null, slotEndTime: null };
const order = {
  ...{ pickupDate: '2026-03-05', deliveryDate: null, counterCollection: false },
  ...anyTime,
};

describe('the next milestone', () => {
  it.each([
    ['WAITING_FOR_PICKUP', 'We pick up on 05 Mar 2026'],
    ['PICKED', 'Your clothes are with us. Cleaning comes next.'],
    ['PROCESSING', 'Your clothes are being cleaned. Delivery comes next.'],
    ['DISPATCHED', 'On the way to you. Keep your delivery code ready.'],
    ['DELIVERED', 'Delivered'],
    ['CANCELLED', 'This order was cancelled.'],
  ] as const)('of %s', (orderStatus, words) => {
    expect(nextMilestone({ ...order, orderStatus })).toBe(words);
  });

  it('names the time that it is booked for', () => {
    const timed = { ...order, slotStartTime: '10:00', slotEndTime: '12:30' };
    expect(nextMilestone({ ...timed, orderStatus: 'WAITING_FOR_PICKUP' })).toBe(
      'We pick up on 05 Mar 2026, 10:00 AM–12:30 PM',
    );
  });

  it.each([
    [0, 'You are the next stop. Keep'],
    [1, 'On the way to you, 1 stop away. Keep'],
    [10, 'On the way to you, 10 stops away. Keep'],
    [11, 'On the way to you, more than 10 stops away. Keep'],
  ])('says how far the driver is with %d stops before it', (stopsAhead, words) => {
    expect(nextMilestone({ ...order, orderStatus: 'DISPATCHED', stopsAhead })).toContain(words);
  });

  it.each([
    ['PROCESSING', 'Your clothes are being cleaned. Next, you collect them at our counter.'],
    ['DISPATCHED', 'Ready to collect at our counter. Keep your delivery code ready.'],
  ] as const)('names the counter for an order to collect there: %s', (orderStatus, words) => {
    expect(nextMilestone({ ...order, orderStatus, counterCollection: true })).toBe(words);
  });

  it.each([
    ['WAITING_FOR_PICKUP', 'Pickup failed: there was no answer at the door. We will try again.'],
    ['DISPATCHED', 'Delivery failed: there was no answer at the door. We will try again. Keep'],
    ['PROCESSING', 'Your clothes are being cleaned.'],
  ] as const)('shows a failed attempt only while it matters: %s', (orderStatus, words) => {
    const failedAttempt = { reason: 'NOBODY_HOME' } as const;
    expect(nextMilestone({ ...order, orderStatus, stopsAhead: 2, failedAttempt })).toContain(words);
  });

  it('names the day of delivery, as it is in India', () => {
    const deliveryDate = '2026-03-06T20:00:00.000Z';
    expect(nextMilestone({ ...order, orderStatus: 'DELIVERED', deliveryDate })).toBe(
      'Delivered on 07 Mar 2026',
    );
  });
});

describe('an order', () => {
  it('has payment texts after the pickup', () => {
    expect(hasItems({ orderStatus: 'WAITING_FOR_PICKUP', itemCount: 3 })).toBe(false);
    expect(hasItems({ orderStatus: 'PICKED', itemCount: 0 })).toBe(false);
    expect(hasItems({ orderStatus: 'PICKED', itemCount: 1 })).toBe(true);
    expect(hasItems({ orderStatus: 'CANCELLED', itemCount: 0 })).toBe(false);
  });
});

describe('a line of the timeline', () => {
  const event = {
    ...{ __typename: 'OrderEvent' as const, id: 'e', occurredAt: '2026-03-05T10:00:00.000Z' },
    ...{ reason: null, actor: { name: 'Asha' } },
  };
  const moved = (fromStatus: 'PICKED' | 'PROCESSING' | 'DISPATCHED', toStatus: string) =>
    timelineText({ ...event, kind: 'STATUS_CHANGED', fromStatus, toStatus } as never);

  it('says where an order went, and whether it went back', () => {
    expect(moved('PICKED', 'PROCESSING')).toBe('Processing');
    expect(moved('PROCESSING', 'PICKED')).toBe('Moved back to picked');
    expect(moved('PICKED', 'WAITING_FOR_PICKUP')).toBe('Moved back to waiting for pickup');
    expect(moved('DISPATCHED', 'DELIVERED')).toBe('Delivered');
    expect(moved('DISPATCHED', 'CANCELLED')).toBe('Cancelled');
  });

  it.each([
    ['BOOKED', 'Booked'],
    ['RESCHEDULED', 'Pickup rescheduled'],
    ['BILL_CHANGED', 'Bill updated'],
    ['PAYMENT_RECORDED', 'Payment'],
  ])('says %s in words', (kind, words) => {
    expect(timelineText({ ...event, kind, fromStatus: null, toStatus: null } as never)).toBe(words);
  });
});
