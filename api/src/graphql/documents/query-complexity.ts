import { type DocumentNode, getNullableType, type GraphQLSchema, isListType } from 'graphql';
// An `import` would load the ES modules of graphql, whose types differ from those of the schema.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs';
import { badInput } from '../../platform/errors.js';
import { MAX_PAGE } from '../../platform/lists/pagination.js';

/**
 * Maximum complexity of a request: a hundred orders with all fields. Every document of the web app
 * and of REST needs at most half of it.
 */
export const MAX_COMPLEXITY = 30_000;

/** Base cost of a root field: one SQL statement. */
export const OPERATION = 100;

/** Expected rows of a list without pages: a whole page at the root, a few within another object. */
const LIST = { root: MAX_PAGE, within: 10 };

/**
 * Expected rows of the lists of introspection, per type or field. Half of all types wrap another
 * one.
 */
const SCHEMA_ROWS: Record<string, number> = {
  ...{ types: MAX_PAGE, fields: 8, inputFields: 4, enumValues: 4, ofType: 0.5 },
};

const ROOTS = new Set<string>(['Query', 'Mutation', 'Subscription']);

interface Pages {
  /** Maximum rows of a page for GraphQL or REST. */
  longestPage: number;
}

type EstimatorArgs = Parameters<ComplexityEstimator>[0];

function rowsOf({ type, field, args, context }: EstimatorArgs): number {
  if (type.name.startsWith('__')) return SCHEMA_ROWS[field.name] ?? 1;
  if (field.args.some(({ name }) => name === 'first')) {
    const first: unknown = args['first'];
    const { longestPage } = context as Pages;
    // An invalid number of rows is refused later.
    return typeof first === 'number' && first > 0 ? Math.min(first, longestPage) : MAX_PAGE;
  }
  const listSize = field.extensions['listSize'] as number | undefined;
  if (listSize !== undefined || !isListType(getNullableType(field.type))) return listSize ?? 1;
  return ROOTS.has(type.name) ? LIST.root : LIST.within;
}

/** Complexity of a field: one plus its children, times the expected rows. */
const byRows: ComplexityEstimator = (asked) => {
  const { type, field, childComplexity } = asked;
  const isOperation = ROOTS.has(type.name) && !field.name.startsWith('__');
  return (isOperation ? OPERATION : 0) + Math.ceil(rowsOf(asked) * (1 + childComplexity));
};

interface Request {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  /** Variables, which must be valid for the operation. */
  variables?: Record<string, unknown> | null;
  longestPage?: number;
}

/** Complexity of a valid request: fields times rows. Throws for a wrong argument. */
export function complexityOf(request: Request): number {
  const { schema, document, operationName, variables, longestPage = MAX_PAGE } = request;
  return getComplexity({
    ...{ schema, query: document, variables: variables ?? {}, estimators: [byRows] },
    ...(operationName ? { operationName } : {}),
    context: { longestPage } satisfies Pages,
  });
}

export const tooComplex = (complexity: number) =>
  badInput(
    {},
    `A request may have a complexity of at most ${MAX_COMPLEXITY}, and this one has ${complexity}: ask for fewer rows or fields`,
  );
