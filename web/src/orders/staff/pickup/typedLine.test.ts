import { describe, expect, it } from 'vitest';
import { emptyEntry, linesRefusal, takeEntry } from './typedLine';
import type { ClothOffer } from './pickupLines';

const shirt: ClothOffer = { id: 'c1', name: 'Shirt', price: 2050, agreed: false };
const line = { key: 'a', clothId: 'c2', name: 'Towel', quantity: '2', price: '10.00' };
const take = (entry: Partial<typeof emptyEntry>) =>
  takeEntry([line], { ...emptyEntry, ...entry }, [shirt]);

describe('the typed line', () => {
  it('is absent while empty', () => {
    expect(take({})).toEqual({ lines: [line] });
    expect(take({ quantity: '' })).toEqual({ lines: [line] });
  });

  it('is added to the lines', () => {
    const lines = [line, expect.objectContaining({ clothId: 'c1', quantity: '3' })];
    expect(take({ clothId: 'c1', typed: 'Shirt', quantity: '3' })).toEqual({ lines });
    expect(take({ typed: ' shirt ', quantity: '3' })).toEqual({ lines });
  });

  it('shows an error while incomplete', () => {
    const cloth = 'Choose a cloth type from the list';
    expect(take({ typed: 'shi' })).toEqual({ errors: { cloth } });
    expect(take({ quantity: '5' })).toEqual({ errors: { cloth } });
    for (const quantity of ['', '0', '1.5', '1000', '2x']) {
      const entry = { clothId: 'c1', typed: 'Shirt', quantity };
      expect(take(entry)).toEqual({ errors: { quantity: '1 to 999' } });
    }
  });
});

describe('the lines', () => {
  it('have a text for each error', () => {
    expect(linesRefusal([])).toBe('Add at least one item first');
    expect(linesRefusal([{ ...line, quantity: '0' }])).toBe('Quantity of Towel: 1 to 999');
    expect(linesRefusal([{ ...line, price: 'x' }])).toBe('Price of Towel: Enter a valid price');
    expect(linesRefusal([line])).toBeNull();
  });
});
