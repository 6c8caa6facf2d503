import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.js';
import { MAX_PAGE, MAX_ROWS, pageSize, toConnection } from './pagination.js';

const ID = '01980000-0000-7000-8000-000000000000';

describe('a cursor', () => {
  it.each(['2025-03-05', '2025-03-05T10:30:00.000Z'])('that ends at %s is read back', (end) => {
    expect(decodeCursor(encodeCursor([end, ID]), 'string')).toEqual([end, ID]);
  });

  it.each(['2025-02-30', '0000-01-01', '2025-02-30T10:30:00.000Z', '2025-13-01', 'now', ''])(
    'is refused when it ends at %s, which the database would not read',
    (end) => {
      expect(() => decodeCursor(encodeCursor([end, ID]), 'string')).toThrow('cursor is not valid');
    },
  );

  it('of an amount accepts the full range of the database column', () => {
    for (const end of [0, -1, 2_147_483_647, -2_147_483_647])
      expect(decodeCursor(encodeCursor([end, ID]), 'number')).toEqual([end, ID]);
    for (const end of [2_147_483_648, -2_147_483_648, 1.5, '1'])
      expect(() => decodeCursor(encodeCursor([end, ID]), 'number')).toThrow('cursor is not valid');
  });

  it('is refused in another kind of list and with a malformed id', () => {
    expect(() => decodeCursor(encodeCursor([5, ID]), 'string')).toThrow();
    expect(() => decodeCursor(encodeCursor(['2025-03-05', ID]), 'number')).toThrow();
    for (const id of ['', ID.slice(1), `${ID}0`, `{${ID}}`])
      expect(() => decodeCursor(encodeCursor([5, id]), 'number')).toThrow();
  });

  it.each([null, undefined, ''])('that is %j is the first page', (after) => {
    expect(decodeCursor(after, 'string')).toBeNull();
  });
});

describe('a page', () => {
  it('has 1 to 100 rows', () => {
    for (const first of [1, 50, 100]) expect(pageSize(first, MAX_PAGE)).toBe(first);
    for (const first of [0, -1, 101])
      expect(() => pageSize(first, MAX_PAGE)).toThrow('Ask for 1 to 100 rows');
  });

  it('gives the maximum page size of the endpoint that was called', () => {
    expect(() => pageSize(8, 7)).toThrow('Ask for 1 to 7 rows');
    expect(() => pageSize(MAX_ROWS + 1)).toThrow(`Ask for 1 to ${MAX_ROWS} rows`);
  });

  it.each([
    [0, 0, false],
    [2, 2, false],
    [3, 3, false],
    [4, 3, true],
  ])('of three, from %i rows, has %i; has a next page: %s', (found, shown, goesOn) => {
    const rows = Array.from({ length: found }, (_, place) => ({ place }));
    const cursorOf = ({ place }: { place: number }) => encodeCursor([place, ID]);
    const count = () => Promise.resolve(found);
    const { edges, pageInfo } = toConnection({ rows, page: { first: 3 }, cursorOf, count });
    expect(edges).toEqual(rows.slice(0, shown).map((node) => ({ node, cursor: cursorOf(node) })));
    expect(pageInfo).toEqual({
      startCursor: shown ? encodeCursor([0, ID]) : null,
      endCursor: shown ? encodeCursor([shown - 1, ID]) : null,
      hasNextPage: goesOn,
      hasPreviousPage: false,
    });
  });
});
