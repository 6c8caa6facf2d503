import { badInput } from '../platform/errors.js';

/** Cursor of a place in the feed. */
export const eventCursor = (place: number): string =>
  Buffer.from(`event ${place}`).toString('base64url');

/** Place of a cursor. Throws BAD_USER_INPUT for a text that is no cursor of the feed. */
export function placeOf(cursor: string): number {
  const place = /^event (\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined)
    throw badInput({ after: 'This cursor is not valid; read all records once, then go on' });
  return Number(place);
}
