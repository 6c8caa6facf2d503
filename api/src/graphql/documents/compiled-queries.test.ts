import { createHash } from 'node:crypto';
import {
  execute,
  type ExecutionResult,
  getNullableType,
  getOperationAST,
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
import { createSchema, schema } from '../../http/schema.js';
import { AppError } from '../../platform/errors.js';
import { wholeDocuments } from '../../testing/whole-documents.js';
import { formatGraphQLError } from '../public-error.js';
import { runCompiledQuery, queryCompiler } from './compiled-queries.js';

const QUERIES = wholeDocuments(schema, 3).filter(({ kind }) => kind === 'query');

/** A number below `below` that depends only on the text. */
const pick = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % below;

const LEAF_VALUES: Record<string, unknown> = {
  Int: 7,
  BasisPoints: 8,
  Float: 1.5,
  Boolean: true,
  Paise: 4950,
};

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
  return LEAF_VALUES[plain.name] ?? `"text" \n \u2028 ${seed}`;
}

/** A row with values for all plain fields. */
function objectOf(type: GraphQLObjectType, seed: string): object {
  const plain = Object.values(type.getFields()).filter(({ resolve }) => !resolve);
  return Object.fromEntries(
    plain.map(({ name, type: inner }) => [name, valueOf(inner, `${seed}.${name}`)]),
  );
}

/**
 * Path of the single field with a wrong value, and the kind of error. With two errors, it would be
 * random which of them sets the parent to null.
 */
let wrong = { at: '', kind: 0 };
/** Paths of all fields with a value. */
const places = new Set<string>();

const KINDS: (() => unknown)[] = [() => null, () => undefined];

/** Scalars that refuse values of another type. */
const STRICT = new Set(['Int', 'Float', 'Boolean', 'String', 'ID']);

/** Results that only resolvers can return, such as promises. */
const RESOLVER_KINDS: (() => unknown)[] = [
  ...KINDS,
  () => new Error('an error as a value'),
  () => {
    throw new Error('unexpected');
  },
  () => {
    throw new AppError('NOT_FOUND', 'It was not found');
  },
  () => Promise.reject(new GraphQLError('refused later')),
];

function valueOf(type: GraphQLOutputType, place: string, kinds = KINDS): unknown {
  places.add(place);
  if (place !== wrong.at) return good(type, place);
  const isStrict = STRICT.has(getNullableType(type).toString());
  const possible = isStrict ? [...kinds, () => ({ none: 'of its type' })] : kinds;
  return possible[wrong.kind % possible.length]?.();
}

/** The same schema with resolvers that return values which depend only on the path. */
function inventing() {
  const made = createSchema();
  const invent: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) => {
    const place = responsePathAsArray(info.path).join('.');
    const value = valueOf(info.returnType, place, RESOLVER_KINDS);
    return pick(`${place} later`, 4) === 0 ? Promise.resolve(value) : value;
  };
  for (const type of Object.values(made.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve &&= invent;
  }
  return made;
}

const invented = inventing();
const format = formatGraphQLError(() => undefined);

/** A result as clients receive it. */
const sent = ({ data, errors }: ExecutionResult): unknown =>
  JSON.parse(
    JSON.stringify({ data, errors: errors?.map((error) => format(error.toJSON(), error)) }),
  );

/** The two ways to run a document: compiled, and with `execute`. */
function runners(text: string, variableValues: Record<string, unknown> = {}) {
  const document = parse(text, { noLocation: true });
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  const compile = queryCompiler(invented);
  if (!operation || compile(document, operation)) throw new Error('It is compiled at once');
  const compiled = compile(document, operation);
  if (!compiled) throw new Error('It is not compiled');
  return {
    compiled: async () => sent((await runCompiledQuery(compiled, {}, variableValues)) ?? {}),
    executed: async () =>
      sent(await execute({ schema: invented, document, variableValues, contextValue: {} })),
  };
}

describe('a compiled query returns the same result as graphql-js', () => {
  it.each(QUERIES.map((each) => [each.name, each] as const))('%s', async (_, query) => {
    const { compiled, executed } = runners(query.document, query.variables);
    wrong = { at: '', kind: 0 };
    places.clear();
    expect(await compiled()).toEqual(await executed());
    const found = [...places];
    for (let time = 0; time < 60; time += 1) {
      wrong = { at: found[pick(`${query.name} ${time}`, found.length)] ?? '', kind: time };
      expect(await compiled(), `${wrong.at} ${time}`).toEqual(await executed());
    }
  });

  it.each([
    [
      'directives',
      'query ($no: Boolean = false) { cloths { id @include(if: $no) name @skip(if: $no) } }',
    ],
    ['questions about the schema', '{ __schema { queryType { name } } cloths { id } }'],
    [
      'fields that are asked for twice',
      '{ cloths { id } cloths { name } ...More } fragment More on Query { cloths { price } }',
    ],
  ])('with %s', async (_, text) => {
    wrong = { at: '', kind: 0 };
    const { compiled, executed } = runners(text);
    expect(await compiled()).toEqual(await executed());
  });
});

describe('a query', () => {
  const compile = queryCompiler(schema);
  const parsed = (text: string) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation');
    return { document, operation };
  };
  const isCompiled = ({ document, operation }: ReturnType<typeof parsed>) =>
    compile(document, operation) !== undefined;

  it('is compiled at its second request, and mutations never are', () => {
    const query = parsed('{ cloths { id } }');
    expect([isCompiled(query), isCompiled(query), isCompiled(query)]).toEqual([false, true, true]);
    const change = parsed('mutation { logout { message } }');
    expect([isCompiled(change), isCompiled(change)]).toEqual([false, false]);
  });

  it('is not run when its document does not contain the operation', () => {
    expect(compile(parse('query A { cloths { id } }'), undefined)).toBeUndefined();
  });
});
