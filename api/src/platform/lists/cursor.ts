import { parseDay } from '../dates.js';
import { badInput } from '../errors.js';
import { isUuid } from '../ids.js';
import { momentOf } from '../scalars.js';

/** A cursor is the sort key and the id of a row, opaque to clients. */
export type CursorKey = [value: string | number, id: string];

export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Days and times as this server writes them. PostgreSQL would fail on any other text. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

const isSortKey = (key: unknown, kind: 'string' | 'number'): boolean =>
  kind === 'number'
    ? Number.isInteger(key) && Math.abs(key as number) <= 2_147_483_647
    : typeof key === 'string' &&
      MOMENT.test(key) &&
      parseDay(key.slice(0, 10)) !== null &&
      !Number.isNaN(Date.parse(key));

/**
 * Decodes a cursor whose sort key is a day or time ('string') or a 32-bit integer ('number').
 * Returns null without a cursor. Throws BAD_USER_INPUT for a cursor that this server did not
 * create.
 */
export function decodeCursor(
  after: string | null | undefined,
  kind: 'string' | 'number',
): CursorKey | null {
  if (!after) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (
      Array.isArray(key) &&
      isSortKey(key[0], kind) &&
      typeof key[1] === 'string' &&
      isUuid(key[1])
    )
      return [key[0] as string | number, key[1]];
  } catch {
    // A cursor that is not JSON gets the same error as one of the wrong shape.
  }
  throw badInput({ after: 'This cursor is not valid; start again from the first page' });
}

/** Cursor of a list that runs newest first. */
export const byNewest = (row: { createdAt: Date | string; id: string }): string =>
  encodeCursor([momentOf(row.createdAt), row.id]);
