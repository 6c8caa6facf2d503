import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice } from './formatMoney';

describe('formatMoney', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [100, '₹1.00'],
    [123456, '₹1,234.56'],
    [10_000_000, '₹1,00,000.00'],
    [1_234_567_890, '₹1,23,45,678.90'],
    [-4950, '-₹49.50'],
  ])('writes %i paise as %s', (paise, text) => {
    expect(formatMoney(paise)).toBe(text);
  });
});

describe('formatPrice', () => {
  it('omits paise of whole rupees only', () => {
    expect(formatPrice(4900)).toBe('₹49');
    expect(formatPrice(4950)).toBe('₹49.50');
  });
});
