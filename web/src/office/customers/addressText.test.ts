import { describe, expect, it } from 'vitest';
import { addressesText } from './addressText';

describe('addresses in the customer table', () => {
  it('joins line, city and state, and several addresses with a bar', () => {
    const home = { address: '12 MG Road', city: 'Kochi', state: 'Kerala' };
    expect(addressesText([home, { ...home, address: 'Flat 4' }])).toBe(
      '12 MG Road, Kochi, Kerala | Flat 4, Kochi, Kerala',
    );
  });

  it('shows a dash when there is none', () => {
    expect(addressesText([])).toBe('-');
  });
});
