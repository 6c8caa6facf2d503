import { badInput } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { encodeCursor } from '../platform/lists/cursor.js';
import { MAX_ROWS } from '../platform/lists/pagination.js';

/** A page in the form of a GraphQL connection. */
export interface AnsweredPage {
  nodes: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export type FetchPage = (page: { first: number; after?: string }) => Promise<AnsweredPage>;

type Row = Record<string, unknown>;

/** Value of the parameter `limit`: 1 to 1000, by default 1000. Throws BAD_USER_INPUT. */
export function rowLimit(query: Record<string, unknown>): number {
  const limit = query['limit'] ?? String(MAX_ROWS);
  const rows = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (rows < 1 || rows > MAX_ROWS) throw badInput({ limit: `Limit must be from 1 to ${MAX_ROWS}` });
  return rows;
}

/**
 * GraphQL cursor for the parameter `before`: a cursor from a Link header, or the id of the last
 * row. `position` returns the sort value of an id; without it an id is BAD_USER_INPUT.
 */
export async function startOf(
  query: Record<string, unknown>,
  position?: (id: string) => Promise<string>,
): Promise<string | undefined> {
  const { before } = query;
  if (before === undefined) return undefined;
  if (typeof before !== 'string') throw badInput({ before: 'Before must be one id or cursor' });
  const id = before.toLowerCase();
  if (!isUuid(id)) return before;
  if (!position) throw badInput({ before: 'Before must be the cursor of a Link header' });
  return encodeCursor([await position(id), id]);
}

interface ListRequest {
  limit: number;
  start?: string;
  /** Excluded values by field: a row with any of them is omitted. */
  without?: Record<string, readonly string[]>;
}

/**
 * Reads pages until there are `limit` rows or the list ends. `next` is the cursor of the next page;
 * null at the end.
 */
export async function collect(
  fetch: FetchPage,
  { limit, start, without = {} }: ListRequest,
): Promise<{ nodes: unknown[]; next: string | null }> {
  const isWanted = (row: unknown) =>
    !Object.entries(without).some(([name, values]) =>
      values.some((value) => (row as Row)[name] === value),
    );
  const nodes: unknown[] = [];
  let after = start;
  for (;;) {
    const page = await fetch({ first: limit - nodes.length, after });
    nodes.push(...page.nodes.filter(isWanted));
    const { endCursor, hasNextPage } = page.pageInfo;
    if (!hasNextPage || !endCursor) return { nodes, next: null };
    if (nodes.length >= limit) return { nodes, next: endCursor };
    after = endCursor;
  }
}
