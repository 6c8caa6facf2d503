import { getIntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { createSchema } from '../../http/schema.js';
import { boundedSchemaQuestions } from './schema-questions.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const schema = createSchema();
const wrongOf = (document: string) =>
  validate(schema, parse(document), [boundedSchemaQuestions]).map(({ message }) => message);
const times = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

describe('a question about the schema', () => {
  it.each([
    ['its tools', {}],
    [
      'its tools with everything',
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
    ['its tools without descriptions', { descriptions: false }],
  ])('of %s is answered', async (_, options) => {
    const answer = await test.graphql<{ __schema: object }>(getIntrospectionQuery(options));
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.__schema).toBeDefined();
  });

  it('may be about several types', () => {
    expect(
      wrongOf(
        '{ a: __type(name: "User") { name fields { name } } b: __type(name: "Order") { name } }',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'lists',
      `{ __schema { types { ${times(94, (i) => `f${i}: fields { name description }`)} } } }`,
    ],
    ['texts', `{ __schema { types { fields { ${times(94, (i) => `d${i}: description`)} } } } }`],
    ['schemas', `{ ${times(9, (i) => `s${i}: __schema { types { name description } }`)} }`],
    [
      'lists by a fragment',
      `{ __schema { types { ...F } } } fragment F on __Type { ${times(9, (i) => `f${i}: fields { name }`)} }`,
    ],
    ['types', `{ __type(name: "User") { a: fields { name } b: fields { name } } }`],
  ])('gets the same once: %s', async (_, document) => {
    const refused = refusal(await test.graphql(document));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(refused.message).toContain('ask for each field once');
  });

  it.each([
    '{ __schema { types { fields { type { fields { name description } } } } } }',
    '{ __schema { types { possibleTypes { fields { name } } } } }',
    '{ __schema { types { fields { ...F } } } } fragment F on __Field { type { ofType { enumValues { name } } } }',
  ])('does not multiply: %s', (document) => {
    expect(wrongOf(document)).toEqual([expect.stringContaining('no lists of a type within')]);
  });

  it('is read to the end when a fragment is within itself, which another rule refuses', () => {
    const inItself = 'fragment F on __Type { name ofType { ...F } }';
    expect(wrongOf(`{ __schema { types { ...F } } } ${inItself}`)).toEqual([]);
    expect(wrongOf(`{ __schema { types { fields { type { ...F } } } } } ${inItself}`)).toEqual([]);
  });

  it('is read once wherever fragments double at every step', () => {
    const steps = Array.from(
      { length: 60 },
      (_, i) =>
        `fragment F${i} on __Type { ofType { ...F${i + 1} } possible: ofType { ...F${i + 1} } }`,
    );
    const document = `{ __schema { types { ...F0 } } } ${steps.join(' ')} fragment F60 on __Type { name }`;
    expect(wrongOf(document)).toEqual([expect.stringContaining('each field once')]);
  });
});
