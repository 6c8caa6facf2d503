import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { parseDay } from '../dates.js';
import { badInput } from '../errors.js';
import { isUuid } from '../ids.js';
import { momentOf } from '../scalars.js';

/** Maximum rows of a GraphQL page. */
export const MAX_PAGE = 100;

/** Most rows of one query: REST lists are one page of this size. */
export const MAX_ROWS = 1000;

@ObjectType({
  simpleResolvers: true,
  description: 'Position and continuation of a page.',
})
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last row; pass it as `after` for the next page. Null on an empty page.',
  })
  endCursor: string | null = null;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  hasNextPage: boolean = false;
}

export interface Connection<T> {
  nodes: T[];
  pageInfo: PageInfo;
}

/** Makes the GraphQL type of a keyset-paged list of `Item`. */
export function connectionOf<T extends object>(Item: ClassType<T>, name: string) {
  @ObjectType(name, {
    simpleResolvers: true,
    description: `One page of a list, at most ${MAX_PAGE} rows.`,
  })
  class ItemConnection implements Connection<T> {
    // `first` counts its rows, at the field that returns the page.
    @Extensions({ few: 1 })
    @Field(() => [Item], { description: 'Rows of this page, in the requested order.' })
    nodes!: T[];

    @Field(() => PageInfo, { description: 'Cursor for the next page.' })
    pageInfo!: PageInfo;
  }
  return ItemConnection;
}

/** Refuses an invalid page size; the API in use may allow fewer rows. */
export function pageSize(first: number, longest = MAX_ROWS): number {
  if (first < 1 || first > longest) throw badInput({ first: `Ask for 1 to ${longest} rows` });
  return first;
}

/** Which page of a list. */
export interface Page {
  first: number;
  /** `endCursor` of the page before. */
  after?: string | null;
}

/** Arguments of a paged list with `rows` as the default page size. */
export function pageArgs(rows: number) {
  @ArgsType()
  class PageArgs implements Page {
    @Field(() => Int, {
      nullable: true,
      defaultValue: rows,
      description: `Rows of a page, 1 to ${MAX_PAGE}.`,
    })
    first!: number;

    @Field(() => String, { nullable: true, description: '`endCursor` of the page before.' })
    after?: string | null;
  }
  return PageArgs;
}

/** A cursor is the sort key and the id of a row, opaque to clients. */
export type CursorKey = [value: string | number, id: string];

export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Days and moments as this server writes them; the database would choke on any other text. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

const isSortKey = (key: unknown, kind: 'string' | 'number'): boolean =>
  kind === 'number'
    ? Number.isInteger(key) && Math.abs(key as number) <= 2_147_483_647
    : typeof key === 'string' &&
      MOMENT.test(key) &&
      parseDay(key.slice(0, 10)) !== null &&
      !Number.isNaN(Date.parse(key));

/**
 * Reads a cursor back, whose sort key is a day or a moment ('string') or a 32-bit integer ('number');
 * null without one, BAD_USER_INPUT for one that this server never made.
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
    // Falls through: a cursor that is no JSON is as bad as one of the wrong shape.
  }
  throw badInput({ after: 'This cursor is not valid; start again from the first page' });
}

/** Sort key of a list that runs newest first. */
export const byNewest = (row: { createdAt: Date | string; id: string }): CursorKey => [
  momentOf(row.createdAt),
  row.id,
];

/** Removes the one extra row that shows whether there is a next page. */
export function toConnection<T>(
  rows: T[],
  first: number,
  key: (row: T) => CursorKey,
): Connection<T> {
  const nodes = rows.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last ? encodeCursor(key(last)) : null,
      hasNextPage: rows.length > first,
    },
  };
}
