import { Arg, ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { badInput } from '../errors.js';

/** Maximum rows of a GraphQL page. */
export const MAX_PAGE = 100;

/** Maximum rows of one query. A REST list is one page of this size. */
export const MAX_ROWS = 1000;

@ObjectType({
  simpleResolvers: true,
  description: 'Cursors of a page, and whether there are other pages.',
})
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first row. Null on an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last row; pass it as `after` for the next page. Null on an empty page.',
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True when the page was requested with `after`.' })
  hasPreviousPage!: boolean;
}

interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  /** Counts the rows of all pages, at most `upTo`. */
  count: (upTo: number) => Promise<number>;
}

/** Creates the GraphQL connection type of a keyset-paged list of `Node`. */
export function connectionOf<T extends object>(Node: ClassType<T>) {
  @ObjectType(`${Node.name}Edge`, {
    simpleResolvers: true,
    description: 'A row of a page, with its cursor.',
  })
  class NodeEdge implements Edge<T> {
    @Field(() => String, { description: 'Pass it as `after` to continue behind this row.' })
    cursor!: string;

    @Field(() => Node, { description: 'The row.' })
    node!: T;
  }

  @ObjectType(`${Node.name}Connection`, {
    simpleResolvers: true,
    description: `One page of a list, at most ${MAX_PAGE} rows.`,
  })
  class NodeConnection implements Connection<T> {
    count!: Connection<T>['count'];

    // Complexity counts the rows at the field that returns the page, by `first`.
    @Extensions({ listSize: 1 })
    @Field(() => [NodeEdge], { description: 'Rows of this page with their cursors.' })
    edges!: NodeEdge[];

    @Extensions({ listSize: 1 })
    @Field(() => [Node], { description: 'Rows of this page, in the requested order.' })
    nodes(): T[] {
      return this.edges.map(({ node }) => node);
    }

    @Field(() => PageInfo, { description: 'Cursors, and whether there are other pages.' })
    pageInfo!: PageInfo;

    // A count is one more SQL statement. It reads little of each row.
    @Extensions({ listSize: MAX_PAGE })
    @Field(() => Int, {
      description:
        'Number of rows on all pages, counted up to `upTo`; at that number there may be more.',
    })
    totalCount(
      @Arg('upTo', () => Int, {
        defaultValue: MAX_ROWS,
        description: `Highest number to count to, 1 to ${MAX_ROWS}.`,
      })
      upTo: number,
    ): Promise<number> {
      if (upTo < 1 || upTo > MAX_ROWS) throw badInput({ upTo: `Count to 1 to ${MAX_ROWS} rows` });
      return this.count(upTo);
    }
  }
  return NodeConnection;
}

/** The same page with other values of its rows. */
export const mapNodes = <T, U>(page: Connection<T>, shown: (node: T) => U): Connection<U> => ({
  ...page,
  edges: page.edges.map(({ cursor, node }) => ({ cursor, node: shown(node) })),
});

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

interface FoundPage<T> {
  /** The rows of the page, and one more if there is a next page. */
  rows: T[];
  page: Page;
  cursorOf: (row: T) => string;
  count: Connection<T>['count'];
}

/** Makes the connection of a page. */
export function toConnection<T>({ rows, page, cursorOf, count }: FoundPage<T>): Connection<T> {
  const edges = rows.slice(0, page.first).map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    count,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rows.length > page.first,
      hasPreviousPage: Boolean(page.after),
    },
  };
}
