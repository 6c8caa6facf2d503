import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { schema } from '../http/schema.js';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { operationsOf } from '../testing/operations.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const RUNS = inject('fuzzRuns') || 250;

/** Timeout of the test in ms; it grows with the number of runs. */
const MAX_MS = 120_000 + RUNS * 50;

let test: TestServer;
let tokens: string[];
beforeAll(async () => {
  test = await startTestServer();
  tokens = [(await makeAdmin(test)).token, (await makeUser(test)).token, ''];
});
afterAll(() => test.stop());

const operations = operationsOf(schema);

const odd = fc.oneof(
  fc.constantFrom<unknown>('', '\0', 'a\0b', '😀'.repeat(50), '\ud800', "'; drop table user; --"),
  fc.constantFrom<unknown>('9876543210', 'a@b.co', '600020', '2027-02-30', 'x'.repeat(70_000)),
  fc.constantFrom<unknown>(0, -0, 1e308, 1e-9, 0.1, 2 ** 31, Number.MAX_SAFE_INTEGER, null, true),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>({ toString: 1 }, { __proto__: null, constructor: 1 }, [[[[]]]]),
);

/** Variables of an operation, with some parts replaced by random values. */
function withRandomParts(value: unknown): fc.Arbitrary<unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: odd });
  const fields = Object.entries(value).map(
    ([name, each]) => [name, withRandomParts(each)] as const,
  );
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 1, arbitrary: odd },
  );
}

const called = fc
  .constantFrom(...operations)
  .chain(({ document, variables }) =>
    fc.record({ query: fc.constant(document), variables: withRandomParts(variables) }),
  );

const nested = (depth: number): string => '{ user '.repeat(depth) + '{ id }' + ' }'.repeat(depth);
const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: me { id }`).join(' ')} }`;

const written = fc.oneof(
  fc.nat(400).map((depth) => `{ orders { nodes ${nested(depth)} } }`),
  fc.nat(400).map(aliased),
  fc.constantFrom('{ __schema { types { name } } }', 'fragment A on User { ...A } { me { ...A } }'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .constantFrom(...operations)
    .chain(({ document }) =>
      fc
        .record({ at: fc.nat(document.length), put: fc.string({ unit: 'binary', maxLength: 3 }) })
        .map(({ at, put }) => document.slice(0, at) + put + document.slice(at + 1)),
    ),
);

const payload = fc.oneof(
  { weight: 6, arbitrary: called.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: written.map((query) => JSON.stringify({ query })) },
  { weight: 1, arbitrary: fc.array(called, { maxLength: 4 }).map((all) => JSON.stringify(all)) },
  {
    weight: 1,
    arbitrary: fc.record({ query: odd, variables: odd }).map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

const request = fc.record({ body: payload, who: fc.nat(2), from: fc.nat(2 ** 24 - 1) });

const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

it(
  'no random request causes an internal error',
  async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ body, who, from }) => {
        const response = await test.server.inject({
          ...{ method: 'POST', url: '/graphql', payload: body, remoteAddress: addressOf(from) },
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
        });
        expect(response.statusCode, response.body).toBeLessThan(500);
        expect(response.body).not.toMatch(/INTERNAL_SERVER_ERROR|node_modules|\.[jt]s:\d/);
        expect(response.json()).toEqual(expect.anything());
      }),
      { numRuns: RUNS },
    );
  },
  MAX_MS,
);
