import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLInputType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { restRoutes } from '../../http/rest-routes.js';
import { schema } from '../../http/schema.js';
import { sample } from '../../testing/operations.js';
import { boundedWork } from './document-limits.js';
import { complexityOf, MAX_COMPLEXITY } from './query-complexity.js';

const ROOT = path.join(import.meta.dirname, '../../../..');

const complexity = (text: string, variables = {}) =>
  complexityOf({ schema, document: parse(text), variables });

describe('the complexity of a document', () => {
  it.each([
    ['a value', '{ me { id } }', 100 + 2],
    ['the rows of a page', '{ myOrders(first: 30) { nodes { id due } } }', 100 + 30 * 4],
    ['edges like nodes', '{ myOrders(first: 30) { edges { node { id due } } } }', 100 + 30 * 5],
    ['a count as a statement', '{ myOrders(first: 1) { totalCount } }', 100 + 1 + 100],
    ['the page size unless it says one', '{ myOrders { nodes { id } } }', 100 + 20 * 3],
    [
      'no more than the largest page',
      '{ myOrders(first: 999999) { nodes { id } } }',
      100 + 100 * 3,
    ],
    [
      'lists within rows',
      '{ myOrders(first: 5) { nodes { items { id } } } }',
      100 + 5 * (2 + 10 * 2),
    ],
    ['a separate list', '{ cloths { id name } }', 100 + 100 * 3],
    [
      'few rows where there are hardly more',
      '{ roundsOfDay(day: "2026-03-05") { rounds { stops { id } } } }',
      100 + 1 + 10 * (1 + 20 * 2),
    ],
    ['each alias', '{ a: me { id } b: me { id } }', 2 * 102],
    [
      'fragments wherever they are spread',
      `{ myOrders(first: 2) { nodes { ...A ... on Order { due } } } } fragment A on Order { id items { ...B } }
       fragment B on OrderItem { id name }`,
      100 + 2 * (2 + 1 + 10 * 3 + 1),
    ],
  ])('counts %s', (_, document, expected) => {
    expect(complexity(document)).toBe(expected);
  });

  const PAGE = 'query ($n: Int = 7) { myOrders(first: $n) { nodes { id } } }';
  it.each<[variables: object, rows: number]>([
    [{ n: 3 }, 3],
    [{}, 7],
    // Variables that execution refuses later. Until then the rows count as the maximum page.
    [{ n: -1 }, 100],
    [{ n: 1e9 }, 100],
  ])('counts the page size in a variable: %j', (variables, rows) => {
    expect(complexity(PAGE, variables)).toBe(100 + rows * 3);
  });

  it('allows introspection of the whole schema', () => {
    const options = {
      ...{ specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
      ...{ inputValueDeprecation: true, oneOf: true },
    };
    expect(complexity(getIntrospectionQuery(options))).toBeLessThanOrEqual(MAX_COMPLEXITY);
  });
});

/** Values for the variables that an operation needs, with the largest page. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode) {
  const given = variableDefinitions.flatMap(({ variable: { name }, type }) => {
    const input = typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType | undefined;
    return input && isNonNullType(input) ? [[name.value, sample(name.value, input)]] : [];
  });
  return { ...(Object.fromEntries(given) as object), first: 100 };
}

/** The complexity of every operation of a document, by its name. */
const complexitiesOf = (document: DocumentNode): [string, number][] =>
  document.definitions.flatMap((part) => {
    if (part.kind !== Kind.OPERATION_DEFINITION) return [];
    const operationName = part.name?.value;
    const variables = variablesOf(part);
    return [[operationName ?? '', complexityOf({ schema, document, operationName, variables })]];
  });

describe('with the largest pages', () => {
  it('every document of the web app has at most half the maximum', () => {
    const files = globSync('web/src/**/*.graphql', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(30);
    const document = parse(
      files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n'),
    );
    expect(validate(schema, document, [boundedWork])).toEqual([]);
    const dear = complexitiesOf(document).filter(([, figure]) => figure * 2 > MAX_COMPLEXITY);
    expect(dear).toEqual([]);
  });

  it('every document of REST has at most half the maximum', () => {
    const dear = restRoutes.routes.flatMap(({ method, path: to, document }) =>
      complexitiesOf(parse(document))
        .filter(([, figure]) => figure * 2 > MAX_COMPLEXITY)
        .map(([, figure]) => [`${method} ${to}`, figure]),
    );
    expect(dear).toEqual([]);
  });
});
