import { describe, expect, it } from 'vitest';
import { commonFirst, matching } from './priceOrder';

const cloths = ['Blazer', 'Towel', 'Bedsheet (Double)', 'Apron', 'shirt', 'Silk Saree'].map(
  (name) => ({ name }),
);
const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('the price list', () => {
  it('lists common cloth types first, then all others by name', () => {
    expect(names(commonFirst(cloths))).toEqual([
      ...['shirt', 'Towel', 'Bedsheet (Double)'],
      ...['Apron', 'Blazer', 'Silk Saree'],
    ]);
  });
  it('can be searched by the words of a name', () => {
    expect(names(matching(cloths, ' SAREE silk '))).toEqual(['Silk Saree']);
    expect(names(matching(cloths, '(double'))).toEqual(['Bedsheet (Double)']);
    expect(matching(cloths, '')).toHaveLength(cloths.length);
    expect(matching(cloths, 'car')).toEqual([]);
  });
});
