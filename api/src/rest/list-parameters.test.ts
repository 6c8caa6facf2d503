import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { decodeCursor } from '../platform/lists/cursor.js';
import { linkNext, withEtag } from './headers.js';
import { collect, type FetchPage, rowLimit, startOf } from './list-parameters.js';

const ID = '01980000-0000-7000-8000-000000000000';

/**
 * A list with the rows 0, 1, 2…, whose cursors are the numbers of the last rows. `asked` records
 * the requested pages.
 */
function listOf(length: number, role: (row: number) => string = () => 'CUSTOMER') {
  const asked: { first: number; after?: string }[] = [];
  const fetch: FetchPage = (page) => {
    asked.push(page);
    const start = page.after === undefined ? 0 : Number(page.after) + 1;
    const end = Math.min(length, start + page.first);
    const rows = Array.from({ length: end - start }, (_, index) => start + index);
    return Promise.resolve({
      nodes: rows.map((row) => ({ row, role: role(row) })),
      pageInfo: { endCursor: rows.length ? String(rows.at(-1)) : null, hasNextPage: end < length },
    });
  };
  const rowsOf = (nodes: unknown[]) => nodes.map((node) => (node as { row: number }).row);
  return { asked, fetch, rowsOf };
}

describe('the limit of a list', () => {
  it('is 1 to 1000, by default 1000', () => {
    expect(rowLimit({})).toBe(1000);
    for (const limit of ['1', '999', '1000']) expect(rowLimit({ limit })).toBe(Number(limit));
    for (const limit of ['0', '1001', '9999', '10000', '-1', '1.5', ' 5', '', ['1', '2']])
      expect(() => rowLimit({ limit })).toThrow('Limit must be from 1 to 1000');
  });
});

describe('collecting pages', () => {
  it('reads pages of the maximum size, and never more rows than requested', async () => {
    const { asked, fetch, rowsOf } = listOf(500);
    const { nodes, next } = await collect(fetch, { limit: 250 });
    expect(rowsOf(nodes)).toEqual(Array.from({ length: 250 }, (_, row) => row));
    expect(next).toBe('249');
    expect(asked.map(({ first }) => first)).toEqual([250]);
  });

  it('ends with the list, without a next cursor', async () => {
    for (const [length, limit] of [
      [120, 1000],
      [100, 100],
      [0, 10],
    ] as const) {
      const { fetch } = listOf(length);
      const { nodes, next } = await collect(fetch, { limit });
      expect([nodes.length, next]).toEqual([length, null]);
    }
  });

  it('replaces rows that are filtered out, and loses none', async () => {
    const roles = ['CUSTOMER', 'ADMIN', 'CUSTOMER', 'STAFF'];
    const { fetch, rowsOf } = listOf(30, (row) => roles[row % 4] ?? '');
    const wanted = { limit: 7, without: { role: ['ADMIN', 'STAFF'] } };
    const seen: number[] = [];
    for (let start: string | undefined, more = true; more;) {
      const { nodes, next } = await collect(fetch, { ...wanted, start });
      expect(nodes.length).toBeLessThanOrEqual(7);
      seen.push(...rowsOf(nodes));
      start = next ?? undefined;
      more = next !== null;
    }
    expect(seen).toEqual(Array.from({ length: 15 }, (_, row) => row * 2));
  });
});

describe('the link to the next page', () => {
  const position = () => Promise.resolve('2026-03-05T10:30:00.000Z');

  it('is a cursor, or the cursor of an id, also in upper case', async () => {
    expect(await startOf({})).toBeUndefined();
    expect(await startOf({ before: 'a-cursor' }, position)).toBe('a-cursor');
    for (const before of [ID, ID.toUpperCase()])
      expect(decodeCursor(await startOf({ before }, position), 'string')).toEqual([
        '2026-03-05T10:30:00.000Z',
        ID,
      ]);
  });

  it('is refused as an array, and as an id where ids are not allowed', async () => {
    await expect(startOf({ before: ['a', 'b'] })).rejects.toThrow(
      'Before must be one id or cursor',
    );
    await expect(startOf({ before: ID })).rejects.toThrow(
      'Before must be the cursor of a Link header',
    );
  });
});

/** Replaces the part of a Fastify reply that stores headers and body. */
function replyOf() {
  const headers: Record<string, string> = {};
  const recorded = { headers, status: 200, sent: undefined as unknown };
  const reply = {
    header: (name: string, value: string) => ((headers[name] = value), reply),
    status: (status: number) => ((recorded.status = status), reply),
    type: (type: string) => ((headers['content-type'] = type), reply),
    send: (body?: unknown) => ((recorded.sent = body), reply),
  };
  return { recorded, reply: reply as unknown as FastifyReply };
}

const requestOf = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as FastifyRequest;

describe('the Link header', () => {
  it('keeps the query, replaces the cursor, and is an absolute URL', () => {
    const { recorded, reply } = replyOf();
    const request = requestOf('/api/order/getAllOrders?limit=40&before=old&x=%26');
    linkNext(request, reply, 'https://laundry.test', 'new+/=');
    expect(recorded.headers['link']).toBe(
      '<https://laundry.test/api/order/getAllOrders?limit=40&before=new%2B%2F%3D&x=%26>; rel="next"',
    );
  });

  it('is not there at the end', () => {
    const { recorded, reply } = replyOf();
    linkNext(requestOf('/api/order/getAllOrders'), reply, 'https://laundry.test', null);
    expect(recorded.headers).toEqual({});
  });
});

describe('an answer with an ETag', () => {
  const body = [{ name: 'Shirt' }];
  const answer = (known?: string, of: unknown = body) => {
    const { recorded, reply } = replyOf();
    withEtag(requestOf('/', known === undefined ? {} : { 'if-none-match': known }), reply, of);
    return recorded;
  };
  const etag = answer().headers['etag'] ?? '';

  it('is sent whole to a client without a copy, and must be revalidated each time', () => {
    for (const known of [undefined, '', '"another"', etag.slice(0, -2)])
      expect(answer(known)).toMatchObject({
        status: 200,
        sent: JSON.stringify(body),
        headers: { etag, 'cache-control': 'no-cache' },
      });
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(answer(undefined, []).headers['etag']).not.toBe(etag);
  });

  it('is 304 without a body for a client with the current copy', () => {
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, `"another" ,W/${etag}`, '*'])
      expect(answer(known)).toMatchObject({ status: 304, sent: undefined, headers: { etag } });
  });
});
