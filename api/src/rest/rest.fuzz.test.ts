import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parametersOf } from './openapi-request.js';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { restRows } from '../testing/rest/route-titles.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const RUNS = inject('fuzzRuns') || 600;

/** Timeout of the test in ms; it grows with the number of runs. */
const MAX_MS = 120_000 + RUNS * 50;

let test: TestServer;
let tokens: string[];

beforeAll(async () => {
  test = await startTestServer();
  tokens = [(await makeAdmin(test)).token, (await makeUser(test)).token, ''];
});
afterAll(() => test.stop());

/** Field names of real bodies, so that random values reach the validation. */
const NAMES = [
  ...['name', 'phone', 'email', 'otp', 'address', 'city', 'state', 'pincode', 'primary', 'userId'],
  ...['price', 'items', 'customerId', 'status', 'partialAmount', 'pickupDate', 'pickupAddress'],
  ...[
    'message',
    'method',
    'note',
    'express',
    'addressId',
    'version',
    'id',
    'days',
    'role',
    '__proto__',
    'constructor',
  ],
];

/** Objects that JavaScript cannot convert to text. */
const NO_TEXT: object[] = [{ toString: 1 }, { toString: null, valueOf: {} }, [{ toString: 'x' }]];

const odd = fc.oneof(
  fc.constantFrom('', '\0', 'a\0b', '😀'.repeat(50), "'; drop table user; --", '01-Jan-0000'),
  fc.constantFrom('9876543210', 'a@b.co', 'Tamil Nadu', '600020', '2027-02-30', 'partial paid'),
  fc.constantFrom(0, -0, 1e308, 1e-9, 0.1, Number.MAX_SAFE_INTEGER, null, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(...NO_TEXT),
);
const body = fc.oneof(fc.dictionary(fc.constantFrom(...NAMES), odd, { maxKeys: 12 }), odd);
const part = fc.oneof(fc.uuid(), fc.string({ unit: 'binary', maxLength: 60 }));

/**
 * Drops parameters that the path does not accept: the server rejects an unknown parameter before it
 * reads any value.
 */
const knownOf = (operation: (typeof restRows)[number], query: Record<string, string>) => {
  const known = parametersOf(operation).querystring?.properties ?? {};
  return Object.fromEntries(Object.entries(query).filter(([name]) => name in known));
};

const request = fc.record({
  operation: fc.constantFrom(...restRows),
  id: part,
  body,
  who: fc.nat(2),
  query: fc.dictionary(fc.constantFrom('limit', 'before', 'createdFrom', 'search'), part),
  header: fc.constantFrom('', '"1"', '*', 'x'.repeat(300), '1e9', '"é"'),
});

describe('any input', () => {
  it.each(NO_TEXT)('as the value of every field: %j', async (value) => {
    const payload = JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, value])));
    const id = '00000000-0000-7000-8000-000000000000';
    for (const { operation, token } of restRows.flatMap((each) =>
      tokens.map((of) => ({ operation: each, token: of })),
    )) {
      const response = await test.server.inject({
        method: operation.method,
        url: `/api${operation.path.replaceAll(/\{\w+\}/g, id)}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload: operation.method === 'GET' ? undefined : payload,
      });
      expect([operation.path, response.statusCode < 500]).toEqual([operation.path, true]);
    }
  });

  it(
    'gets a JSON response, and never a status of 500 or more',
    async () => {
      await fc.assert(
        fc.asyncProperty(request, async ({ operation, id, body, who, query, header }) => {
          const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(id) || 'x');
          const response = await test.server.inject({
            method: operation.method,
            url: `/api${path}?${new URLSearchParams(knownOf(operation, query)).toString()}`,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${tokens[who]}`,
              'if-match': header,
              'idempotency-key': header,
            },
            payload: JSON.stringify(body),
          });
          expect(response.statusCode, response.body).toBeLessThan(500);
          expect(response.headers['x-request-id']).toBeTruthy();
          if (response.statusCode === 200) return;
          expect(response.json()).toMatchObject({
            error: expect.any(String) as string,
            message: expect.any(String) as string,
          });
        }),
        { numRuns: RUNS },
      );
    },
    MAX_MS,
  );
});
