import { describe, expect, it } from 'vitest';
import {
  changedRows,
  edit,
  isChanged,
  isUnsaved,
  mergeRows,
  offeredTypes,
  put,
  remove,
  startEditing,
  takeTyped,
} from './priceListEditing';

const shirt = { type: 'Shirt', price: 2000 };
const towel = { type: 'Towel', price: 900 };
const start = () => startEditing([shirt]);

describe('editing a price list', () => {
  it('adds a row and empties the fields', () => {
    const state = put({ ...start(), type: 'Towel', price: '9.50' });
    expect(state.rows).toEqual([shirt, { type: 'Towel', price: 950 }]);
    expect(state).toMatchObject({ type: '', price: '', error: null, notice: null });
  });

  it.each([
    ['', '10'],
    ['Towel', ''],
    ['Towel', '  '],
  ])('asks for both a type and a price', (type, price) => {
    const state = put({ ...start(), type, price });
    expect(state.error).toBe('Please select a type and enter a price');
    expect(state).toMatchObject({ type, price, rows: [shirt] });
  });

  it.each(['0', '0.00', '-3', 'ten', '1.999'])('refuses the price %s', (price) => {
    const state = put({ ...start(), type: 'Towel', price });
    expect(state.error).toBe('Please enter a valid price greater than zero');
    expect(state.rows).toEqual([shirt]);
  });

  it('updates the price of a type that is in the list, and says so', () => {
    const state = put({ ...start(), type: 'Shirt', price: '25' });
    expect(state.rows).toEqual([{ type: 'Shirt', price: 2500 }]);
    expect(state.notice).toBe('Updated price for Shirt');
  });

  it('can change the cloth type of the edited row', () => {
    const state = put({ ...edit(start(), shirt), type: 'Towel', price: '9' });
    expect(state.rows).toEqual([towel]);
    expect(state.editing).toBeNull();
  });

  it('offers each cloth type once, except the edited one', () => {
    const all = ['Shirt', 'Towel'];
    expect(offeredTypes(start(), all)).toEqual(['Towel']);
    expect(offeredTypes(edit(start(), shirt), all)).toEqual(all);
  });

  it('deletes a row, and stops editing it', () => {
    expect(remove(edit(start(), shirt), 'Shirt')).toMatchObject({ rows: [], editing: null });
  });

  it('includes the typed row when the list is saved, or shows its error', () => {
    expect(takeTyped({ ...start(), type: 'Towel', price: '9' }).rows).toEqual([shirt, towel]);
    expect(takeTyped({ ...edit(start(), shirt), price: '25' }).rows).toEqual([
      { type: 'Shirt', price: 2500 },
    ]);
    expect(takeTyped(start())).toMatchObject({ rows: [shirt], error: null });
    for (const half of [
      { type: 'Towel', price: '' },
      { type: '', price: '9' },
    ]) {
      expect(takeTyped({ ...start(), ...half }).error).toBeTruthy();
      expect(isUnsaved([shirt], { ...start(), ...half })).toBe(true);
    }
    expect(isUnsaved([shirt], start())).toBe(false);
  });

  it('detects unsaved changes', () => {
    expect(isChanged([shirt, towel], [towel, shirt])).toBe(false);
    expect(isChanged([shirt], [{ ...shirt, price: 2001 }])).toBe(true);
  });
});

describe('a price list that another user changed', () => {
  const began = [shirt, { type: 'Saree', price: 20_000 }];

  it('lists the changes row by row', () => {
    expect(changedRows(began, [{ ...shirt, price: 2500 }, towel])).toEqual([
      'Shirt: ₹20.00 → ₹25.00',
      'Saree: ₹200.00 → nothing',
      'Towel: nothing → ₹9.00',
    ]);
  });

  it('keeps the changes of this user, and takes all other rows from the server', () => {
    const now = [{ ...shirt, price: 2500 }, ...began.slice(1), towel];
    const jeans = { type: 'Jeans', price: 3000 };
    expect(mergeRows([...began, jeans], began, now)).toEqual([...now, jeans]);
    expect(mergeRows([shirt], began, now)).toEqual([{ ...shirt, price: 2500 }, towel]);
    expect(mergeRows([{ ...shirt, price: 1000 }], began, now)).toEqual([
      { ...shirt, price: 1000 },
      towel,
    ]);
    expect(mergeRows(began, began, [towel])).toEqual([towel]);
  });
});
