import { isInputObjectType, isNonNullType } from 'graphql';
import { inputSchema } from './input.js';
import type { JsonSchema } from './json-schema.js';
import { MAX_ROWS } from '../platform/lists/pagination.js';
import type { Operation, Variable } from './operation.js';
import { inRest, type Parameter, type PathItem, text } from './openapi-parts.js';

const HEADERS: Record<string, Omit<Parameter, 'in' | 'schema'>> = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    description:
      'Idempotency key: a value that the client creates per request. A repeated request with the same body returns the first response; another body is a 409.',
  },
  'if-match': {
    name: 'If-Match',
    description:
      'Version that the client read, in quotes. An outdated version is a 409. Without the header the current version is used.',
  },
};

/** Parameters of a request, without its body. */
export function parametersOf({ path, variables, list, createdAtOf, etag }: Operation): Parameter[] {
  const own: Parameter[] = variables.flatMap((variable) => parameter(variable));
  const named = own.filter((each) => each.in !== 'path' || path.includes(`{${each.name}}`));
  if (list)
    named.push(
      {
        name: 'limit',
        in: 'query',
        ...text(`Most rows wanted, 1 to ${MAX_ROWS}.`, {
          type: 'integer',
          minimum: 1,
          maximum: MAX_ROWS,
          default: MAX_ROWS,
        }),
      },
      {
        name: 'before',
        in: 'query',
        ...text(
          createdAtOf
            ? 'Rows older than this one: its id, or the cursor out of a Link header.'
            : 'Rows after this cursor out of a Link header.',
        ),
      },
    );
  if (etag)
    named.push({
      name: 'If-None-Match',
      in: 'header',
      ...text('The ETag that the client has; the same is answered 304 without a body.'),
    });
  return named;
}

/** Header with the idempotency key, for requests that must run only once. */
export const keyHeader: Parameter = header('idempotency-key');

/** Header with the version, for changes with optimistic locking. */
export const versionHeader: Parameter = header('if-match');

function header(name: string): Parameter {
  return { in: 'header', schema: { type: 'string' }, ...(HEADERS[name] ?? { name }) };
}

function parameter({ type, source, description }: Variable): Parameter[] {
  const [part = '', name = ''] = source.split('.');
  const plain = isNonNullType(type) ? type.ofType : type;
  if (source === 'query' && isInputObjectType(plain))
    return Object.values(plain.getFields()).map((field) => ({
      name: field.name,
      in: 'query',
      description: inRest(field.description),
      schema: inputSchema(field.type),
    }));
  const schema = inputSchema(type);
  if (part === 'params')
    return [{ name, in: 'path', required: true, description: inRest(description), schema }];
  if (part === 'query')
    return [
      {
        ...{ name, in: 'query', schema, description: inRest(description) },
        ...(isNonNullType(type) ? { required: true } : {}),
      },
    ];
  if (part === 'headers') return [header(name)];
  return [];
}

/** Schema of the request body. */
export function bodyOf({ variables, synonyms }: Operation): PathItem['requestBody'] {
  const parts = variables.flatMap(({ source, type, description }): JsonSchema[] => {
    const [part, name] = source.split('.');
    if (part !== 'body') return [];
    const schema = inputSchema(type, synonyms);
    if (!name) return [schema];
    const required = isNonNullType(type) ? [name] : [];
    return [{ properties: { [name]: { ...schema, description: inRest(description) } }, required }];
  });
  if (!parts.length) return undefined;
  const schema: JsonSchema = {
    type: 'object',
    description: parts.find((part) => part.description)?.description,
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<
      string,
      JsonSchema
    >,
    required: parts.flatMap((part) => part.required ?? []),
  };
  return { required: true, content: { 'application/json': { schema } } };
}
