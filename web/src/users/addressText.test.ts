import { describe, expect, it } from 'vitest';
import { addressesText, splitAddress } from './addressText';

describe('addresses in the customer table', () => {
  it('joins line, city and state, and several addresses with a bar', () => {
    const home = { address: '12 MG Road', city: 'Kochi', state: 'Kerala', pincode: '682001' };
    expect(addressesText([home, { ...home, address: 'Flat 4' }])).toBe(
      '12 MG Road, Kochi, Kerala | Flat 4, Kochi, Kerala',
    );
  });

  it('shows a dash when there is none', () => {
    expect(addressesText([])).toBe('-');
  });

  it('reads missing parts off the end of a single line', () => {
    const parts = { address: '12, MG Road', city: 'Kochi', state: 'Kerala', pincode: '682001' };
    expect(splitAddress({ address: '12, MG Road, Kochi, Kerala, 682001' })).toEqual(parts);
    expect(splitAddress({ address: '12, MG Road, Kochi, Kerala - 682001' })).toEqual(parts);
  });

  it('leaves a line without commas alone', () => {
    expect(splitAddress({ address: 'Behind the temple' })).toEqual({
      address: 'Behind the temple',
      city: '',
      state: '',
      pincode: '',
    });
  });
});
