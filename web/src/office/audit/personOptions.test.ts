import { expect, it } from 'vitest';
import { personOptions } from './personOptions';

it('adds the e-mail for people who share a name', () => {
  const people = [
    { userId: '1', name: 'Asha Rao', email: 'asha@laundry.test' },
    { userId: '2', name: 'Ravi Das', email: 'ravi@laundry.test' },
    { userId: '3', name: 'Asha Rao', email: 'asha.rao@laundry.test' },
    { userId: '4', name: 'Asha Rao', email: null },
  ];
  expect(personOptions(people).map(({ label }) => label)).toEqual([
    'Asha Rao (asha@laundry.test)',
    'Ravi Das',
    'Asha Rao (asha.rao@laundry.test)',
    'Asha Rao',
  ]);
});
