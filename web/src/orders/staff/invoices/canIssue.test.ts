import { expect, it } from 'vitest';
import { canIssue, isBeingIssued, waitsForDetails } from './canIssue';

const order = { orderStatus: 'PROCESSING', totalPrice: 100, taxDocuments: [] } as const;
const confirmed = { confirmedAt: '2026-11-01T04:00:00Z' };
const unconfirmed = { confirmedAt: null };
const invoice = { kind: 'TAX_INVOICE', isCredited: false } as const;

it('is offered for a bill without a valid invoice', () => {
  expect(canIssue(order)).toBe(true);
  expect(canIssue({ ...order, taxDocuments: [invoice] })).toBe(false);
  const credited = [
    { ...invoice, isCredited: true },
    { kind: 'CREDIT_NOTE', isCredited: false } as const,
  ];
  expect(canIssue({ ...order, taxDocuments: credited })).toBe(true);
  expect(canIssue({ ...order, totalPrice: 0 })).toBe(false);
  for (const orderStatus of ['WAITING_FOR_PICKUP', 'CANCELLED'] as const)
    expect(canIssue({ ...order, orderStatus })).toBe(false);
});

it('waits for the server after a delivery, until the invoice exists', () => {
  const delivered = { ...order, orderStatus: 'DELIVERED' } as const;
  expect(isBeingIssued(delivered, confirmed)).toBe(true);
  expect(isBeingIssued({ ...delivered, taxDocuments: [invoice] }, confirmed)).toBe(false);
  expect(isBeingIssued({ ...delivered, totalPrice: 0 }, confirmed)).toBe(false);
  expect(isBeingIssued(order, confirmed)).toBe(false);
});

it('waits while the company details are not confirmed', () => {
  const delivered = { ...order, orderStatus: 'DELIVERED' } as const;
  expect(isBeingIssued(delivered, unconfirmed)).toBe(false);
  expect(waitsForDetails(delivered, unconfirmed)).toBe(true);
  expect(waitsForDetails(delivered, confirmed)).toBe(false);
  expect(waitsForDetails(order, unconfirmed)).toBe(false);
});
