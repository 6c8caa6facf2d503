import { describe, expect, it } from 'vitest';
import {
  type Cashier,
  cashUpSchema,
  countedPaise,
  differenceText,
  personOf,
  methodLabel,
} from './cashRules';

describe('a cash closing', () => {
  it.each([
    ['1250.5', 125_050],
    ['1,00,000', 10_000_000],
    ['-200', -20_000],
    ['−0.01', -1],
    ['-0', 0],
    ['', null],
    ['--5', null],
    ['ten', null],
  ])('reads %s', (typed, paise) => {
    expect(countedPaise(typed)).toBe(paise);
  });

  it('names the missing and the surplus amount', () => {
    expect(differenceText('95', 10_000)).toBe('₹5.00 short');
    expect(differenceText('105', 10_000)).toBe('₹5.00 over');
    expect(differenceText('100', 10_000)).toBeNull();
    expect(differenceText('', 10_000)).toBeNull();
    expect(methodLabel({ method: null })).toBe('Not specified');
  });

  it('adds the e-mail of a person whose name occurs twice', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((userId) => ({
      ...{ userId, email: `${userId}@laundry.test`, name: userId === 'c' ? 'Kala' : 'Ravi' },
    })) as [Cashier, Cashier, Cashier];
    const all = [one, two, three, { ...three }];
    expect(all.map((each) => personOf(each, all))).toEqual([
      ...['Ravi (a@laundry.test)', 'Ravi (b@laundry.test)', 'Kala', 'Kala'],
    ]);
    expect(personOf({ ...one, email: null }, all)).toBe('Ravi');
  });

  it('needs a note only for a difference', async () => {
    const schema = cashUpSchema(10_000);
    const values = { expected: '', counted: '100', note: '' };
    expect(await schema.isValid(values)).toBe(true);
    expect(await schema.isValid({ ...values, counted: '99' })).toBe(false);
    expect(await schema.isValid({ ...values, counted: '99', note: 'Change given' })).toBe(true);
    expect(await schema.isValid({ ...values, counted: 'x', note: 'Change given' })).toBe(false);
  });

  it('is negative only if refunds exceed payments', async () => {
    const values = { expected: '', counted: '-200', note: 'Refunds' };
    expect(await cashUpSchema(10_000).isValid(values)).toBe(false);
    expect(await cashUpSchema(-20_000).isValid(values)).toBe(true);
    expect(await cashUpSchema(-19_999).isValid(values)).toBe(false);
  });
});
