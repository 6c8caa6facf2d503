import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '../platform/errors.js';
import { encodeCursor, isUuid, MAX_PAGE } from '../platform/pagination.js';

/** Most rows that one request gets. */
export const MAX_ROWS = 1000;

export interface Page {
  nodes: unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

export type FetchPage = (page: { first: number; after?: string }) => Promise<Page | unknown[]>;

/** How many rows a client wants: `limit`, at most 1000. */
export function rowLimit(query: Record<string, unknown>): number {
  const limit = query['limit'] ?? String(MAX_ROWS);
  const rows = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (rows < 1 || rows > MAX_ROWS) throw badInput({ limit: `Limit must be from 1 to ${MAX_ROWS}` });
  return rows;
}

/** The GraphQL cursor of `before`: one out of a Link header, or the id of the last row seen. */
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

/** Collects pages until there are `limit` rows; `next` goes on from there. */
export async function collect(
  fetch: FetchPage,
  limit: number,
  start?: string,
): Promise<{ nodes: unknown[]; next: string | null }> {
  const nodes: unknown[] = [];
  let after = start;
  for (;;) {
    const page = await fetch({ first: Math.min(MAX_PAGE, limit - nodes.length), after });
    if (Array.isArray(page)) return { nodes: page, next: null };
    nodes.push(...page.nodes);
    const { endCursor, hasNextPage } = page.pageInfo;
    if (!hasNextPage || !endCursor) return { nodes, next: null };
    if (nodes.length >= limit) return { nodes, next: endCursor };
    after = endCursor;
  }
}

/** Says where the list goes on, as RFC 8288 has it. */
export function linkNext(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  next: string | null,
): void {
  if (!next) return;
  const url = new URL(request.url, publicUrl);
  url.searchParams.set('before', next);
  reply.header('link', `<${publicUrl}${url.pathname}${url.search}>; rel="next"`);
}
