import { expect, it } from 'vitest';
import type { Permission } from '@laundry/api/rules/permission';
import type { CountStage, OrderStatus } from '../../graphql/schema.generated';
import { canSkipProcessing, permissionFor, nextStep, stepBack, usefulForm } from './statusSteps';

const mayAll = () => true;

const stepOf = (orderStatus: OrderStatus, hasPieceCountMismatch = false) =>
  nextStep({ orderStatus, hasPieceCountMismatch, missingCounts: [] });

it('always finds the next status of an open order', () => {
  expect(stepOf('WAITING_FOR_PICKUP')?.label).toBe('Record pickup');
  expect(stepOf('PICKED')).toMatchObject({ to: 'PROCESSING' });
  expect(stepOf('PROCESSING')).toMatchObject({ to: 'DISPATCHED' });
  expect(stepOf('DISPATCHED')).toMatchObject({ form: 'deliver' });
  expect(stepOf('DELIVERED')).toBeUndefined();
  expect(stepOf('CANCELLED')).toBeUndefined();
});

it('opens the count form instead of a dispatch that the server would reject', () => {
  expect(stepOf('PICKED', true)).toMatchObject({ to: 'PROCESSING' });
  expect(stepOf('PROCESSING', true)).toEqual({ label: 'Check count', form: 'count' });
  const picked = {
    ...({ orderStatus: 'PICKED', nextStatuses: ['DISPATCHED'] } as const),
    missingCounts: [],
  };
  expect(canSkipProcessing({ ...picked, hasPieceCountMismatch: true })).toBe(false);
});

it('leads to a required count before the step that needs it', () => {
  const count = { label: 'Count pieces', form: 'count' };
  const of = (orderStatus: OrderStatus, ...missingCounts: CountStage[]) =>
    nextStep({ orderStatus, hasPieceCountMismatch: false, missingCounts });
  expect(of('WAITING_FOR_PICKUP', 'PICKUP')).toMatchObject({ form: 'pickup' });
  expect(of('PICKED', 'PLANT_IN', 'PLANT_OUT')).toEqual(count);
  expect(of('PICKED', 'PLANT_OUT')).toMatchObject({ to: 'PROCESSING' });
  expect(of('PROCESSING', 'PLANT_OUT')).toEqual(count);
  const picked = { orderStatus: 'PICKED', nextStatuses: ['DISPATCHED'] } as const;
  const skips = (...missingCounts: CountStage[]) =>
    canSkipProcessing({ ...picked, hasPieceCountMismatch: false, missingCounts });
  expect([skips(), skips('PLANT_IN'), skips('PLANT_OUT')]).toEqual([true, true, false]);
});

it('goes back one step, and only where the server allows it', () => {
  expect(
    stepBack({ orderStatus: 'DISPATCHED', nextStatuses: ['PICKED', 'PROCESSING', 'CANCELLED'] }),
  ).toBe('PROCESSING');
  expect(stepBack({ orderStatus: 'PICKED', nextStatuses: ['PROCESSING', 'CANCELLED'] })).toBe(
    undefined,
  );
});

it('offers to skip processing when the server does', () => {
  const picked = {
    ...({ orderStatus: 'PICKED', nextStatuses: ['PROCESSING', 'DISPATCHED'] } as const),
    ...{ hasPieceCountMismatch: false, missingCounts: [] },
  };
  expect(canSkipProcessing(picked)).toBe(true);
  expect(canSkipProcessing({ ...picked, orderStatus: 'PROCESSING' })).toBe(false);
});

it('opens no form that the order has no use for', () => {
  const waiting = {
    orderStatus: 'WAITING_FOR_PICKUP',
    refundable: 0,
  } as const;
  expect(usefulForm('pickup', waiting, mayAll)).toBe('pickup');
  expect(usefulForm('cancel', waiting, mayAll)).toBe('cancel');
  expect(usefulForm('promisedDate', waiting, mayAll)).toBe('promisedDate');
  expect(usefulForm('reschedule', waiting, mayAll)).toBe('reschedule');
  for (const orderStatus of ['WAITING_FOR_PICKUP', 'PICKED', 'DISPATCHED'] as const) {
    expect(usefulForm('correct', { ...waiting, orderStatus }, mayAll)).toBe('correct');
  }
  for (const form of ['payment', 'deliver', 'back', 'items', 'refund', null] as const) {
    expect(usefulForm(form, waiting, mayAll)).toBeNull();
  }
  // Another user has recorded the pickup, so the typed lines change its items.
  const picked = { orderStatus: 'PICKED', refundable: 0 } as const;
  expect(usefulForm('pickup', picked, mayAll)).toBe('items');
  const delivered = { orderStatus: 'DELIVERED', refundable: 0 } as const;
  expect(usefulForm('payment', delivered, mayAll)).toBe('payment');
  for (const form of ['pickup', 'correct', 'reschedule'] as const) {
    expect(usefulForm(form, delivered, mayAll)).toBeNull();
  }
  expect(usefulForm('refund', delivered, mayAll)).toBeNull();
  expect(usefulForm('promisedDate', delivered, mayAll)).toBeNull();
  for (const orderStatus of ['DELIVERED', 'CANCELLED', 'WAITING_FOR_PICKUP'] as const) {
    expect(usefulForm('refund', { ...delivered, orderStatus, refundable: 1 }, mayAll)).toBe(
      'refund',
    );
  }
});

it('opens no form without permission', () => {
  const picked = { orderStatus: 'PICKED', refundable: 1 } as const;
  const forms = {
    ...({ items: 'orders.pickup', cancel: 'orders.cancel' } as const),
    ...({ payment: 'payments.take', refund: 'payments.refund' } as const),
  };
  for (const form of ['items', 'cancel', 'payment', 'refund'] as const) {
    const needs = (permission: Permission) => permission === forms[form];
    expect(usefulForm(form, picked, needs)).toBe(form);
    expect(usefulForm(form, picked, (permission) => !needs(permission))).toBeNull();
  }
});

it('needs a permission for each step', () => {
  const needed = (['WAITING_FOR_PICKUP', 'PICKED', 'PROCESSING', 'DISPATCHED'] as const).map(
    (status) => {
      const step = stepOf(status);
      return step && permissionFor(step);
    },
  );
  expect(needed).toEqual([
    'orders.pickup',
    'orders.update_status',
    'orders.update_status',
    'orders.deliver',
  ]);
});
