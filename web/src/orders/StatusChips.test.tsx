import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toneVariables } from '../ui/statusColors';
import { OrderStatusChip, PaymentStatusChip } from './StatusChips';

beforeAll(() => {
  for (const [name, colour] of Object.entries(toneVariables('light')))
    document.documentElement.style.setProperty(name, colour);
});
afterEach(cleanup);

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Text colour and background colour of a chip in the light theme. */
function coloursOf(chip: HTMLElement): string[] {
  const { color, backgroundColor } = getComputedStyle(chip);
  return [color, backgroundColor];
}

describe('what a customer sees of a status', () => {
  it.each([
    ['WAITING_FOR_PICKUP', 'waiting for pickup', 'orange', '#7A3400', '#FDE3CF'],
    ['PICKED', 'picked', 'blue', '#123E7C', '#DCE9FB'],
    ['PROCESSING', 'processing', 'indigo', '#312E81', '#E3E4FB'],
    ['DISPATCHED', 'dispatched', 'yellow', '#5C4300', '#FCEFC2'],
    ['DELIVERED', 'delivered', 'green', '#14532D', '#D9F2E1'],
    ['CANCELLED', 'cancelled', 'grey', '#37474F', '#E6EBED'],
  ] as const)('%s is a chip "%s" in %s', (orderStatus, word, _colour, text, ground) => {
    render(<OrderStatusChip order={{ orderStatus }} />);
    expect(coloursOf(screen.getByText(word))).toEqual([rgb(text), rgb(ground)]);
  });

  it.each([
    ['PAID', 'paid', 'green', '#14532D', '#D9F2E1'],
    ['UNPAID', 'unpaid', 'red', '#7F1D1D', '#FBE0E0'],
    ['PARTIAL', 'partial', 'yellow', '#5C4300', '#FCEFC2'],
  ] as const)('%s is a chip "%s" in %s', (paymentStatus, word, _colour, text, ground) => {
    render(<PaymentStatusChip order={{ paymentStatus, orderStatus: 'PICKED' }} />);
    expect(coloursOf(screen.getByText(word))).toEqual([rgb(text), rgb(ground)]);
  });
});

describe('unpaid amount of a cancelled order', () => {
  it.each([
    ['UNPAID', 'unpaid', '#37474F', '#E6EBED'],
    ['PARTIAL', 'partial', '#37474F', '#E6EBED'],
    ['PAID', 'paid', '#14532D', '#D9F2E1'],
  ] as const)('is not owed, so %s has no alarm colour', (paymentStatus, word, text, ground) => {
    render(<PaymentStatusChip order={{ paymentStatus, orderStatus: 'CANCELLED' }} />);
    expect(coloursOf(screen.getByText(word))).toEqual([rgb(text), rgb(ground)]);
  });
});
