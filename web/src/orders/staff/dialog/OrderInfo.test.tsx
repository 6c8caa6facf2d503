import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type {
  DeliveryInformation_OrderFragment,
  OrderInformation_OrderFragment,
} from './OrderInfo.generated';
import { DeliveryInformation, OrderInformation } from './OrderInfo';

afterEach(cleanup);

it.each([
  [100, '₹300.00+ ₹1.00 service charge'],
  [0, '₹300.00'],
])('shows staff a service charge of %d paise beside the total', (serviceCharge, total) => {
  const order = {
    ...{
      createdAt: '2026-11-20T05:00:00Z',
      orderStatus: 'PICKED',
      pieceCounts: [],
      express: false,
    },
    ...{ totalPrice: 30_000, serviceCharge, recurrence: null, note: null },
  } as unknown as OrderInformation_OrderFragment;
  render(<OrderInformation order={order} />);
  expect(screen.getByText('Total Price').nextElementSibling?.textContent).toBe(total);
});

it.each([
  ['PICKED', true],
  ['CANCELLED', false],
])('shows the promised date of an order that is %s: %s', (orderStatus, isShown) => {
  const order = {
    ...{ orderStatus, promisedDate: '2026-11-25', pickupDate: '2026-11-20', isOverdue: false },
    ...{ slotStartTime: null, slotEndTime: null, pickupName: null, deliveryDate: null },
    ...{ pickupPhoneNumber: '9876543210', pickupAddress: '12 Car Street' },
  } as DeliveryInformation_OrderFragment;
  render(<DeliveryInformation order={order} />);
  expect(screen.queryByText('25 Nov 2026') !== null).toBe(isShown);
});
