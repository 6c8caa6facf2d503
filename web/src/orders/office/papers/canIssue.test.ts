import { expect, it } from 'vitest';
import { canIssue, isBeingIssued, waitsForDetails } from './canIssue';

const order = { orderStatus: 'PROCESSING', totalPrice: 100, papers: [] } as const;
const confirmed = { confirmedAt: '2026-11-01T04:00:00Z' };
const unconfirmed = { confirmedAt: null };
const invoice = { kind: 'TAX_INVOICE', takenBack: false } as const;

it('is offered for a bill without a paper that counts', () => {
  expect(canIssue(order)).toBe(true);
  expect(canIssue({ ...order, papers: [invoice] })).toBe(false);
  const credited = [
    { ...invoice, takenBack: true },
    { kind: 'CREDIT_NOTE', takenBack: false } as const,
  ];
  expect(canIssue({ ...order, papers: credited })).toBe(true);
  expect(canIssue({ ...order, totalPrice: 0 })).toBe(false);
  for (const orderStatus of ['WAITING_FOR_PICKUP', 'CANCELLED'] as const)
    expect(canIssue({ ...order, orderStatus })).toBe(false);
});

it('is made by the server after a delivery, until it is there', () => {
  const delivered = { ...order, orderStatus: 'DELIVERED' } as const;
  expect(isBeingIssued(delivered, confirmed)).toBe(true);
  expect(isBeingIssued({ ...delivered, papers: [invoice] }, confirmed)).toBe(false);
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
