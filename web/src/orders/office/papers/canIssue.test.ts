import { expect, it } from 'vitest';
import { canIssue, isBeingIssued } from './canIssue';

const order = { orderStatus: 'PROCESSING', totalPrice: 100, papers: [] } as const;
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
  expect(isBeingIssued(delivered)).toBe(true);
  expect(isBeingIssued({ ...delivered, papers: [invoice] })).toBe(false);
  expect(isBeingIssued({ ...delivered, totalPrice: 0 })).toBe(false);
  expect(isBeingIssued(order)).toBe(false);
});
