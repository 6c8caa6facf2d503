import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './pagination.js';

const ID = '01980000-0000-7000-8000-000000000000';

describe('a cursor', () => {
  it.each(['2025-03-05', '2025-03-05T10:30:00.000Z'])('that ends at %s is read back', (end) => {
    expect(decodeCursor(encodeCursor([end, ID]), 'string')).toEqual([end, ID]);
  });

  it.each(['2025-02-30', '0000-01-01', '2025-02-30T10:30:00.000Z', '2025-13-01', 'now'])(
    'is refused when it ends at %s, which the database would not read',
    (end) => {
      expect(() => decodeCursor(encodeCursor([end, ID]), 'string')).toThrow('cursor is not valid');
    },
  );
});
