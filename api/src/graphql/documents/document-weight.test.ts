import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { boundedWork } from './document-limits.js';
import { sizeOf } from './document-weight.js';
import { MAX_VALUES, weightOfRead } from './reads.js';
import { restTable } from '../../http/rest-table.js';
import { createSchema } from '../../http/schema.js';

const ROOT = path.join(import.meta.dirname, '../../../..');
const schema = createSchema();

const weigh = (text: string, variables = {}) =>
  weightOfRead({ schema, document: parse(text), variables });

describe('what a document may bring', () => {
  it.each([
    ['a value', '{ me { id } }', 2],
    ['the rows of a page', '{ myOrders(first: 30) { nodes { id due } } }', 1 + 30 * 3],
    ['the page size unless told', '{ myOrders { nodes { id } } }', 1 + 20 * 2],
    ['what is beside the rows once', '{ myOrders(first: 9) { pageInfo { endCursor } } }', 3],
    ['no more than the largest page', '{ myOrders(first: 999999) { nodes { id } } }', 1 + 100 * 2],
    [
      'lists within rows',
      '{ myOrders(first: 5) { nodes { items { id } } } }',
      1 + 5 * (1 + 10 * 2),
    ],
    ['a list of its own', '{ cloths { id name } }', 100 * 3],
    [
      'few rows where there are hardly more',
      '{ roundsOfDay(day: "2026-03-05") { rounds { stops { id } } } }',
      1 + 10 * (1 + 20 * 2),
    ],
    ['each alias', '{ a: me { id } b: me { id } }', 4],
    [
      'fragments wherever they are spread',
      `{ myOrders(first: 2) { nodes { ...A ... on Order { due } } } } fragment A on Order { id items { ...B } }
       fragment B on OrderItem { id name }`,
      1 + 2 * (1 + 1 + 10 * 3 + 1),
    ],
    [
      'what several fragments ask for once',
      `{ ...A ...B myOrders(first: 2) { nodes { id } } } fragment A on Query { myOrders(first: 2) { nodes { id ...C } } }
       fragment B on Query { myOrders(first: 2) { nodes { due ...C } } } fragment C on Order { id items { id name } }`,
      1 + 2 * (1 + 2 + 10 * 3),
    ],
    ['nothing for the schema', '{ __schema { types { name fields { name } } } }', 0],
  ])('counts %s', (_, document, values) => {
    expect(weigh(document).values).toBe(values);
  });

  const PAGE = 'query ($n: Int = 7) { myOrders(first: $n) { nodes { id } } }';
  it.each<[variables: object, rows: number]>([
    [{ n: 3 }, 3],
    [{}, 7],
    // These are refused later; nothing makes them cheap.
    [{ n: null }, 100],
    [{ n: 'many' }, 100],
    [{ n: -1 }, 100],
    [{ n: 1e12 }, 100],
    [{ n: Number.NaN }, 100],
  ])('counts a page size that is a variable: %j', (variables, rows) => {
    expect(weigh(PAGE, variables).values).toBe(1 + rows * 2);
  });

  it('counts operations, also those in fragments', () => {
    const document =
      '{ a: me { id } ...A } fragment A on Query { cloths { id } ... { states { id } } }';
    expect(weigh(document).operations).toBe(3);
  });

  it('is told of fragments that double at every step as soon as of any other document', () => {
    const steps = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on User { ...F${i + 1} ... on User { ...F${i + 1} } }`,
    );
    expect(weigh(`{ me { ...F0 } } ${steps.join(' ')} fragment F60 on User { id }`).values).toBe(2);
  });

  it('is what an answer has, counted in the same way', () => {
    const data = {
      myOrders: {
        nodes: [
          { id: '1', due: null },
          { id: '2', due: 5 },
        ],
      },
    };
    const document = '{ myOrders(first: 2) { nodes { id due } } }';
    // The answer itself is one object more.
    expect(sizeOf(data).values).toBe(weigh(document).values + 1);
  });
});

/** Every operation of a document, with its name. */
const operationsOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION && part.name ? [part.name.value] : [],
  );

describe('with the largest pages', () => {
  it('every read of the web app fits three times, and has no more fields than may be', () => {
    const files = globSync('web/src/**/*.graphql', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(30);
    const document = parse(
      files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n'),
    );
    expect(validate(schema, document, [boundedWork])).toEqual([]);
    for (const operationName of operationsOf(document)) {
      const { values } = weightOfRead({
        schema,
        document,
        operationName,
        variables: { first: 100 },
      });
      expect([operationName, values * 3 <= MAX_VALUES, values > 0]).toEqual([
        operationName,
        true,
        true,
      ]);
    }
  });

  it.each(restTable.rows.map(({ method, path: to, document }) => [`${method} ${to}`, document]))(
    'the read of %s fits',
    (_, document) => {
      expect(weigh(document, { first: 100 }).values).toBeLessThanOrEqual(MAX_VALUES);
    },
  );
});
