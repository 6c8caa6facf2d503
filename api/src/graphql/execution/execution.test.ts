import { createHash } from 'node:crypto';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNullableType,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../http/schema.js';
import { AppError } from '../../platform/errors.js';
import { wholeDocuments } from '../../testing/whole-documents.js';
import { sizeOf } from '../documents/document-weight.js';
import { formatGraphQLError } from '../public-error.js';
import { type Answer, executeDocument } from './execution.js';
import { stringifyAnswer, WrittenData } from './written-data.js';

const schema = createSchema();
const OPERATIONS = wholeDocuments(schema, 3);

/** A number below `below` that follows from a text alone. */
const pick = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % below;

const LEAVES: Record<string, unknown> = { Int: 7, Float: 1.5, Boolean: true, Paise: 4950 };

function good(type: GraphQLOutputType, seed: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.from({ length: pick(`${seed} length`, 4) }, (_, place) =>
      valueOf(plain.ofType, `${seed}.${place}`),
    );
  if (isEnumType(plain)) return plain.getValues()[0]?.value;
  if (isObjectType(plain)) return objectOf(plain, seed);
  if (!isLeafType(plain)) throw new Error(`There are no values of ${plain.name}`);
  if (plain.name === 'DateTime') return new Date(1_760_000_000_000);
  return LEAVES[plain.name] ?? `"text" \n \u2028 ${seed}`;
}

/** An object with what is read from it as it is. */
function objectOf(type: GraphQLObjectType, seed: string): object {
  const made = {};
  for (const { name, type: inner, resolve } of Object.values(type.getFields()))
    if (!resolve)
      Object.defineProperty(made, name, { get: () => valueOf(inner, `${seed}.${name}`) });
  return made;
}

/** Where one resolver does what it should not, and which it is. Two would race for the place that turns null. */
let wrong = { at: '', kind: 0 };
/** Where there were values. */
const places = new Set<string>();

const KINDS: (() => unknown)[] = [
  () => null,
  () => undefined,
  () => new Error('an error as a value'),
  () => {
    throw new Error('unexpected');
  },
  () => {
    throw new AppError('NOT_FOUND', 'It was not found');
  },
  () => Promise.reject(new GraphQLError('refused later')),
  () => 'none of its type',
  () => ({ none: 'of its type' }),
];

function valueOf(type: GraphQLOutputType, place: string): unknown {
  places.add(place);
  if (place === wrong.at) return KINDS[wrong.kind]?.();
  const value = good(type, place);
  return pick(`${place} later`, 4) === 0 ? Promise.resolve(value) : value;
}

/** A schema of the same shape whose resolvers invent what they answer, by where it stands. */
function inventing() {
  const made = createSchema();
  const invent: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) =>
    valueOf(info.returnType, responsePathAsArray(info.path).join('.'));
  for (const type of Object.values(made.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve &&= invent;
  }
  return made;
}

const format = formatGraphQLError(() => undefined);

/** An answer as clients get it. */
function sent({ data, errors }: Answer | ExecutionResult) {
  const formatted = errors?.map((error) => format(error.toJSON(), error));
  const text = stringifyAnswer({ data, errors: formatted });
  return JSON.parse(text) as unknown;
}

/** What comes when a document has come before, and so has a plan. */
async function planned(asked: Parameters<typeof executeDocument>[0]): Promise<Answer> {
  await executeDocument(asked);
  return executeDocument(asked);
}

const parsed = (text: string): DocumentNode => {
  const document = parse(text, { noLocation: true });
  expect(validate(schema, document)).toEqual([]);
  return document;
};

describe('an answer by plan is the one that GraphQL itself gives', () => {
  const invented = inventing();

  it.each(OPERATIONS.map((each) => [each.name, each] as const))('of %s', async (_, operation) => {
    const asked = {
      schema: invented,
      document: parsed(operation.document),
      variableValues: operation.variables,
    };
    wrong = { at: '', kind: 0 };
    places.clear();
    const whole = await planned(asked);
    const theirs = await execute(asked);
    expect(sent(whole)).toEqual(sent(theirs));
    if (!(whole.data instanceof WrittenData)) throw new Error('There is no plan');
    expect(whole.data.values).toBe(sizeOf(theirs.data).values);
    const found = [...places];
    for (let time = 0; time < 60; time += 1) {
      const at = found[pick(`${operation.name} ${time}`, found.length)] ?? '';
      wrong = { at, kind: time % KINDS.length };
      expect(sent(await planned(asked)), `${at} ${wrong.kind}`).toEqual(sent(await execute(asked)));
    }
  });

  it.each([
    ['none', undefined],
    ['of wrong types', { first: 'x', id: 5, filter: { search: {} }, sort: 1 }],
    ['that nobody knows', { first: 1, filter: { nothing: 1 } }],
    ['that are null', { first: null, id: null, filter: null }],
  ])('for variables %s', async (_what, variableValues) => {
    const texts = [
      'query ($first: Int!) { orders(first: $first) { nodes { id } } }',
      'query ($filter: OrderFilter, $first: Int = 3) { orders(filter: $filter, first: $first) { nodes { id } } }',
      'query ($id: ID!) { order(id: $id) { id } }',
    ];
    for (const text of texts) {
      const asked = { schema: invented, document: parsed(text), variableValues };
      expect(sent(await planned(asked))).toEqual(sent(await execute(asked)));
    }
  });

  it.each([
    [
      'directives',
      'query ($no: Boolean = false) { cloths { id @include(if: $no) name @skip(if: $no) } }',
    ],
    ['questions about the schema', '{ __schema { queryType { name } } cloths { id } }'],
    [
      'several operations',
      'query A { cloths { id } } query B { states { id name: __typename } }',
      'B',
    ],
    ['a name that no operation has', 'query A { cloths { id } }', 'B'],
    ['several operations and no name', 'query A { cloths { id } } query B { cloths { name } }'],
    [
      'fields that are asked for twice',
      '{ cloths { id } cloths { name } ...More } fragment More on Query { cloths { price } }',
    ],
    ['changes, one after the other', 'mutation { a: logout { message } b: logout { message } }'],
  ])('for %s', async (_what, text, operationName?: string) => {
    const asked = { schema: invented, document: parsed(text), operationName };
    expect(sent(await planned(asked))).toEqual(sent(await execute(asked)));
  });

  it('for a list that fails while others of its rows are on their way, which fail as well', async () => {
    const failingRows = [
      { id: () => Promise.reject(new Error('later')) },
      {
        id: () => {
          throw new Error('at once');
        },
      },
    ];
    const failing = buildSchema('type Query { rows: [Row!] } type Row { id: ID! }');
    const field = failing.getQueryType()?.getFields()['rows'];
    let rows: object[] = [];
    if (field) field.resolve = () => rows;
    const asked = { schema: failing, document: parse('{ rows { id } }') };
    await executeDocument(asked);
    rows = failingRows;
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const answer = sent(await executeDocument(asked));
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    expect(
      unheard.filter((reason) => reason instanceof Error && reason.message === 'later'),
    ).toEqual([]);
    expect(answer).toMatchObject({ data: { rows: null }, errors: [{ path: ['rows', 1, 'id'] }] });
  });
});
