import { isInputObjectType, isNonNullType } from 'graphql';
import { inputSchema } from './input-mapping.js';
import type { JsonSchema } from './json-schema.js';
import { MAX_ROWS } from '../platform/lists/pagination.js';
import type { Operation, Variable } from './operation.js';
import { type Described, inRest, parameters, text } from './openapi-parts.js';

/** Header with the idempotency key, for requests that must run only once. */
export const KEY_HEADER: Record<string, JsonSchema> = {
  'Idempotency-Key': text(
    'Idempotency key: a value that the client creates per request. A repeated request with the same body returns the first response; another body is a 409.',
  ),
};

/** Header with the version, for changes with optimistic locking. */
export const VERSION_HEADER: Record<string, JsonSchema> = {
  'If-Match': text(
    'Version that the client read, in quotes. An outdated version is a 409. Without the header the current version is used.',
  ),
};

const HEADERS: Record<string, Record<string, JsonSchema>> = {
  'headers.idempotency-key': KEY_HEADER,
  'headers.if-match': VERSION_HEADER,
};

const LIMIT = text(`Maximum number of rows, 1 to ${MAX_ROWS}.`, {
  type: 'integer',
  minimum: 1,
  maximum: MAX_ROWS,
  default: MAX_ROWS,
});

const describe = (type: Variable['type'], description?: string | null): JsonSchema =>
  text(inRest(description), inputSchema(type));

/** Schemas of the parameters of a request. */
export function parametersOf({
  path,
  variables,
  list,
  createdAtOf,
  etag,
}: Operation): Pick<Described, 'params' | 'querystring' | 'headers'> {
  const params: Record<string, JsonSchema> = {};
  const query: Record<string, JsonSchema> = {};
  const headers: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const { type, source, description } of variables) {
    const [part, name = ''] = source.split('.');
    const plain = isNonNullType(type) ? type.ofType : type;
    if (source === 'query' && isInputObjectType(plain))
      for (const field of Object.values(plain.getFields()))
        query[field.name] = describe(field.type, field.description);
    else if (part === 'query') {
      query[name] = describe(type, description);
      if (isNonNullType(type)) required.push(name);
    } else if (part === 'params' && path.includes(`{${name}}`))
      params[name] = describe(type, description);
    else if (part === 'headers') Object.assign(headers, HEADERS[source]);
  }
  if (list)
    Object.assign(query, {
      limit: LIMIT,
      before: text(
        createdAtOf
          ? 'Returns the rows older than this row: id of a row, or cursor from a Link header.'
          : 'Returns the rows after this cursor from a Link header.',
      ),
    });
  if (etag)
    headers['If-None-Match'] = text(
      'ETag of the response that the client has. If it is current, the response is 304 without a body.',
    );
  const has = (properties: object) => Object.keys(properties).length > 0;
  return {
    ...(has(params) ? { params: parameters(params) } : {}),
    ...(has(query) ? { querystring: parameters(query, required) } : {}),
    ...(has(headers) ? { headers: parameters(headers, []) } : {}),
  };
}

/** Schema of the request body. */
export function bodyOf({ variables, synonyms, names }: Operation): Described['body'] {
  const parts = variables.flatMap(({ source, type, description }): JsonSchema[] => {
    const [part, name] = source.split('.');
    if (part !== 'body') return [];
    const schema = inputSchema(type, synonyms, names);
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
  return { content: { 'application/json': { schema } } };
}
