import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../../testing/factories.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = (await makeAdmin(test)).token;
});
afterAll(() => test.stop());

// A literal instead of the constant, so that the test notices a changed limit.
const MAX_OPERATIONS = 10;
const MAX_COMPLEXITY = 30_000;

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const refusalOf = async (document: string, token?: string) => {
  const { errors, data } = await test.graphql(document, {}, token);
  expect(errors === undefined || !data).toBe(true);
  return errors?.[0];
};

const orders = (count: number) =>
  `{ ${times(count, (i) => `a${i}: orders(first: 100) { nodes { id } }`)} }`;

describe('an HTTP request', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${test.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  const typename = { query: '{ __typename }' };

  it('contains one operation: a list is refused', async () => {
    expect((await post(JSON.stringify(typename))).status).toBe(200);
    const many = await post(JSON.stringify([typename, typename]));
    expect(many.status).toBe(400);
    expect(await many.text()).not.toContain('"data"');
  });

  it('must contain the document: a persisted query hash alone is refused', async () => {
    const sha256Hash = createHash('sha256').update(typename.query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    for (const query of [typename, {}]) {
      const answer = await post(JSON.stringify({ ...query, extensions }));
      expect(await answer.text()).toContain('PersistedQueryNotSupported');
    }
  });

  it('from a form on another site is refused', async () => {
    const simple = await fetch(`${test.url}/graphql?query=%7B__typename%7D`);
    expect(simple.status).toBe(400);
    expect(await simple.text()).toMatch(/CSRF/);
    const asked = await fetch(`${test.url}/graphql?query=%7B__typename%7D`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(asked.status).toBe(200);
    expect((await post(JSON.stringify(typename), 'text/plain')).status).toBe(400);
  });
});

describe('a document', () => {
  it('may contain at most ten root fields', async () => {
    expect(await refusalOf(orders(MAX_OPERATIONS), admin)).toBeUndefined();
    for (const many of [MAX_OPERATIONS + 1, 60])
      expect(await refusalOf(orders(many), admin)).toMatchObject({
        message: `A request may ask for at most ${MAX_OPERATIONS} operations`,
        extensions: { code: 'BAD_USER_INPUT' },
      });
  });

  it('may not exceed ten root fields with fragments', async () => {
    const spread = `{ ...A ... on Query { b: cloths { id } } }
      fragment A on Query { ${times(MAX_OPERATIONS, (i) => `a${i}: cloths { id }`)} }`;
    expect((await refusalOf(spread))?.message).toMatch(/at most \d+ operations/);
  });

  it('may have a complexity of 30,000; above that the error contains the complexity', async () => {
    // Complexity: 100 for the operation, and 100 rows of one plus this number of fields.
    const fields = (count: number) => `{ states { ${times(count, () => 'id')} } }`;
    expect(await refusalOf(fields(298))).toBeUndefined();
    expect(await refusalOf(fields(299))).toMatchObject({
      message: `A request may have a complexity of at most ${MAX_COMPLEXITY}, and this one has 30100: ask for fewer rows or fields`,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('may have at most 1000 tokens', async () => {
    // A document of `count` tokens plus five around them; each field is one token.
    const fields = (count: number) => `{ states { ${times(count, () => 'id')} } }`;
    expect((await refusalOf(fields(995)))?.message).not.toMatch(/tokens/);
    expect((await refusalOf(fields(996)))?.message).toMatch(/tokens/);
  });

  it('may have at most 65,536 characters, for every role', async () => {
    const document = (length: number, filler: string) => {
      const [start, end] = ['{ me { id } orders(filter: { customer: "', '" }) { nodes { id } } }'];
      return start + filler.repeat(length - start.length - end.length) + end;
    };
    for (const filler of ['x', 'अ']) {
      const refused = await refusalOf(document(65_537, filler), admin);
      expect(refused?.message).toBe(
        'A document may have at most 65536 characters: send its values as variables',
      );
      // The value exceeds the limit of its field, so the document itself was accepted.
      expect((await refusalOf(document(65_536, filler), admin))?.extensions.fields).toBeDefined();
    }
  });

  it('may be an introspection query', async () => {
    const tools = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
    expect(await refusalOf(tools)).toBeUndefined();
  });

  it.each([
    ['fields', `{ states { ${times(530, () => 'id')} } }`],
    [
      'a field under a hundred names',
      `{ ${times(9, (i) => `s${i}: states { ${times(34, (n) => `a${n}: id`)} }`)} }`,
    ],
    [
      'lists within lists',
      '{ orders(first: 100) { nodes { items { id name price } timeline { id occurredAt toStatus } payments { id amount } ...A ...A } } } fragment A on Order { adjustments { id } items { id name quantity price amount } timeline { id occurredAt toStatus kind reason actor { name } } payments { id amount kind } }',
    ],
    [
      'lists of the schema under many names',
      `{ __schema { types { ${times(94, (i) => `f${i}: fields { name description }`)} } } }`,
    ],
    [
      'texts of the schema under many names',
      `{ __schema { types { fields { ${times(94, (i) => `d${i}: description`)} } } } }`,
    ],
    [
      'lists of the schema within each other',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    ],
    [
      'fragments that multiply',
      `{ __schema { types { ${times(23, (i) => `a${i}: fields { ...B }`)} } } }
       fragment B on __Field { ${times(23, (i) => `b${i}: name`)} }`,
    ],
    [
      'fragments of fragments',
      `{ states { ...F0 } } ${times(
        20,
        (i) => `fragment F${i} on State { id ...F${i + 1} ...G${i} }
        fragment G${i} on State { name ...F${i + 1} }`,
      )} fragment F20 on State { id }`,
    ],
  ])('may not multiply its response with %s', async (_, document) => {
    expect((await refusalOf(document, admin))?.message).toMatch(
      /complexity of at most|allowed number of nodes|introspection depth/,
    );
  });

  it('is refused with a fragment within itself or a missing fragment', async () => {
    const cycle = `{ states { ...A ...Gone } } fragment A on State { id ...B } fragment B on State { ...A }`;
    expect((await refusalOf(cycle))?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['a hundred operations', orders(100)],
    ['unknown fields', `{ ${times(3000, (i) => `x${i}`)} }`],
    ['repeated fields', `{ ${times(3000, () => 'a: __typename')} }`],
    ['depth', `${'{ a'.repeat(1400)} ${'}'.repeat(1400)}`],
    ['lists', `{ states(a: ${'['.repeat(2000)}${']'.repeat(2000)}) { id } }`],
  ])('is refused before parsing when it is long: %s', async (_, document) => {
    expect((await refusalOf(document))?.message).toMatch(/tokens/);
  });
});
