import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { changedLines, explainSaveFailure, type ComparedFields } from './saveFailure';

interface Cloth {
  version: number;
  name: string;
  price: number;
}

const comparedFields: ComparedFields<Cloth> = [
  ['Name', ({ name }) => name],
  ['Price', ({ price }) => `₹${price}`],
];
const shirt = { version: 1, name: 'Shirt', price: 100 };
const describeChanges = (before: Cloth, after: Cloth) =>
  changedLines(comparedFields, before, after);

const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

it('lists changed fields only', () => {
  expect(describeChanges(shirt, { ...shirt, price: 120 })).toEqual(['Price: ₹100 → ₹120']);
  expect(describeChanges(shirt, { ...shirt, name: '' })).toEqual(['Name: Shirt → nothing']);
  expect(describeChanges({ ...shirt, name: '' }, shirt)).toEqual(['Name: nothing → Shirt']);
  expect(describeChanges(shirt, shirt)).toEqual([]);
});

describe('a failed save', () => {
  const conflict = refused('CONFLICT', 'Asha changed it');

  it("of a conflict has the server's message, the changes, and the current value", async () => {
    const now = { ...shirt, version: 3, price: 120 };
    const refetch = () => Promise.resolve(now);
    expect(await explainSaveFailure(conflict, { before: shirt, refetch, describeChanges })).toEqual(
      {
        failure: { text: 'Asha changed it', changes: ['Price: ₹100 → ₹120'] },
        now,
      },
    );
  });

  it('for another reason lists no changes', async () => {
    const refetch = () => Promise.resolve(shirt);
    expect(await explainSaveFailure(conflict, { before: shirt, refetch, describeChanges })).toEqual(
      {
        failure: { text: 'Asha changed it' },
      },
    );
    const later = () => Promise.resolve({ ...shirt, version: 2 });
    const wrong = refused('BAD_USER_INPUT', 'Check the form');
    expect(
      await explainSaveFailure(wrong, { before: shirt, refetch: later, describeChanges }),
    ).toEqual({
      failure: { text: 'Check the form' },
    });
  });

  it('keeps the old version while the refetch fails', async () => {
    const refetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await explainSaveFailure(conflict, { before: shirt, refetch, describeChanges })).toEqual(
      {
        failure: { text: 'Asha changed it' },
      },
    );
  });
});
