import { expect, it } from 'vitest';
import { tagsOf } from './tags';

it('there is one tag for each piece, numbered through the whole order', () => {
  const order = {
    ...{
      id: 'order-1',
      shortId: 'a1b2c3',
      promisedDate: '2026-11-25',
      express: true,
      itemCount: 3,
    },
    printedCode: '0428',
    user: { id: 'u', name: 'Asha Rao' },
    items: [
      { id: 'i1', name: 'Shirt', quantity: 2 },
      { id: 'i2', name: 'Saree', quantity: 1 },
    ],
  };
  const tags = tagsOf(order);
  expect(tags.map(({ text, piece, cloth }) => [text, piece, cloth])).toEqual([
    ['a1b2c3/1', '1 of 3', 'Shirt'],
    ['a1b2c3/2', '2 of 3', 'Shirt'],
    ['a1b2c3/3', '3 of 3', 'Saree'],
  ]);
  expect(tags[0]).toMatchObject({
    code: '.A1B2C3.1',
    ...{ customer: 'Asha Rao', service: 'Express', promisedDate: '2026-11-25' },
    printedCode: '0428',
  });
});
