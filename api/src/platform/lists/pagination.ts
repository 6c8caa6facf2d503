import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { parseDay } from '../dates.js';
import { badInput } from '../errors.js';
import { isUuid } from '../ids.js';
import { momentOf } from '../scalars.js';

/** Maximum rows of a GraphQL page. */
export const MAX_PAGE = 100;

/** Maximum rows of one query. A REST list is one page of this size. */
export const MAX_ROWS = 1000;

@ObjectType({
  simpleResolvers: true,
  description: 'Cursor of a page, and whether another page follows.',
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

/** Creates the GraphQL connection type of a keyset-paged list of `Item`. */
export function connectionOf<T extends object>(Item: ClassType<T>, name: string) {
  @ObjectType(name, {
    simpleResolvers: true,
    description: `One page of a list, at most ${MAX_PAGE} rows.`,
  })
  class ItemConnection implements Connection<T> {
    // Complexity counts the rows at the field that returns the page, by `first`.
    @Extensions({ listSize: 1 })
    @Field(() => [Item], { description: 'Rows of this page, in the requested order.' })
    nodes!: T[];

    @Field(() => PageInfo, { description: 'Cursor for the next page, and whether there is one.' })
    pageInfo!: PageInfo;
  }
  return ItemConnection;
}

/** Throws BAD_USER_INPUT for an invalid page size. GraphQL allows fewer rows than REST. */
export function pageSize(first: number, longest = MAX_ROWS): number {
  if (first < 1 || first > longest) throw badInput({ first: `Ask for 1 to ${longest} rows` });
  return first;
}

/** Position and size of a page. */
export interface Page {
  first: number;
  /** `endCursor` of the previous page; without it the first page. */
  after?: string | null;
}

/** Arguments of a paged list; `rows` is the default page size. */
export function pageArgs(rows: number) {
  @ArgsType()
  class PageArgs implements Page {
    @Field(() => Int, {
      nullable: true,
      defaultValue: rows,
      description: `Rows of a page, 1 to ${MAX_PAGE}.`,
    })
    first!: number;

    @Field(() => String, {
      nullable: true,
      description: '`endCursor` of the previous page; omit it for the first page.',
    })
    after?: string | null;
  }
  return PageArgs;
}

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

/** Sort key of a list that runs newest first. */
export const byNewest = (row: { createdAt: Date | string; id: string }): CursorKey => [
  momentOf(row.createdAt),
  row.id,
];

/**
 * Makes the connection of a page. It removes the one extra row that shows whether there is a next
 * page.
 */
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
