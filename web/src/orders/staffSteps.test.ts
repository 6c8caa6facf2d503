import { expect, it } from 'vitest';
import { canCancel, canSkipProcessing, nextStep, stepBack } from './staffSteps';

it('always knows the next step of a living order', () => {
  expect(nextStep('WAITING_FOR_PICKUP')?.label).toBe('Record pickup');
  expect(nextStep('PICKED')).toMatchObject({ to: 'PROCESSING' });
  expect(nextStep('PROCESSING')).toMatchObject({ to: 'DISPATCHED' });
  expect(nextStep('DISPATCHED')).toMatchObject({ form: 'deliver' });
  expect(nextStep('DELIVERED')).toBeUndefined();
  expect(nextStep('CANCELLED')).toBeUndefined();
});

it('goes back one step, and only where the server allows it', () => {
  expect(
    stepBack({ orderStatus: 'DISPATCHED', nextStatuses: ['PICKED', 'PROCESSING', 'CANCELLED'] }),
  ).toBe('PROCESSING');
  expect(stepBack({ orderStatus: 'PICKED', nextStatuses: ['PROCESSING', 'CANCELLED'] })).toBe(
    undefined,
  );
});

it('offers to skip processing and to cancel when the server does', () => {
  const picked = { orderStatus: 'PICKED', nextStatuses: ['PROCESSING', 'DISPATCHED'] } as const;
  expect(canSkipProcessing(picked)).toBe(true);
  expect(canSkipProcessing({ ...picked, orderStatus: 'PROCESSING' })).toBe(false);
  expect(canCancel(picked)).toBe(false);
  expect(canCancel({ ...picked, nextStatuses: ['CANCELLED'] })).toBe(true);
});
