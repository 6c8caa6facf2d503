import type { FastifySchema } from 'fastify';
import { HTTP_STATUS } from '../platform/errors.js';
import { inRupees } from './input-mapping.js';
import type { JsonSchema } from './json-schema.js';

/**
 * Schemas by name: the path, query or header parameters of a request, or the headers of a response.
 */
export interface Properties {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required?: string[];
}

export interface Response {
  description: string;
  headers?: Record<string, JsonSchema>;
  content: Record<string, { schema: JsonSchema }>;
}

/** Schema of a route that the OpenAPI document shows. */
export interface Described extends FastifySchema {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  params?: Properties;
  querystring?: Properties;
  headers?: Properties;
  body?: { content: Record<string, { schema: JsonSchema }> };
  response: Record<number, Response | { type: 'null'; description: string }>;
}

/** Converts a GraphQL description to REST: error codes become statuses, paise become rupees. */
export const inRest = (description: string | null | undefined): string =>
  (inRupees(description) ?? '')
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b|\bCONFLICT\b|\bFORBIDDEN\b/g, (code) =>
      code in HTTP_STATUS ? String(HTTP_STATUS[code as keyof typeof HTTP_STATUS]) : code,
    )
    .trim();

export const text = (description: string, schema: JsonSchema = { type: 'string' }): JsonSchema => ({
  ...schema,
  description,
});

/** Parameters that a request needs, unless they are among the optional ones. */
export const parameters = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): Properties => ({ type: 'object', properties, required });

const REFUSALS: Record<number, string> = {
  400: 'The request has invalid input; `fields` has the error message of each field.',
  401: 'The token is missing, expired or unknown.',
  403: 'The account has no permission, or the operation needs a more recent sign-in.',
  404: 'The object does not exist, or the account may not see it.',
  405: 'The path does not support this method; the header Allow has those that it supports.',
  409: "The request conflicts with the current state, for instance after another user's change.",
  413: 'The body is larger than 64 kB, or 1 MB for staff.',
  415: 'The body is not application/json.',
  429: 'Too many requests: try again after the seconds in the header Retry-After.',
  500: 'Internal error of the server.',
  503: 'The server is busy or starting. Try again.',
};

const HEADERS: Record<number, [name: string, description: string, type?: string]> = {
  401: [
    'WWW-Authenticate',
    'Authentication scheme: Bearer; with an error if the request had a token.',
  ],
  405: ['Allow', 'Methods that the path supports.'],
  429: ['Retry-After', 'Seconds to wait before the next request.', 'integer'],
  503: ['Retry-After', 'Seconds to wait before the next request.', 'integer'],
};

/** Error responses, shared by all routes as components of the document. */
export const refusalResponses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => {
    const [name, words, type = 'string'] = HEADERS[Number(status)] ?? [];
    const headers = name ? { [name]: { description: words, schema: { type } } } : {};
    const schema = { $ref: '#/components/schemas/Error' };
    return [status, { description, headers, content: { 'application/json': { schema } } }];
  }),
);

/**
 * Error responses of a route; `shareRefusals` replaces them by references to the shared responses.
 */
export const refusals = (statuses: number[]): Described['response'] =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { type: 'null' as const, description: REFUSALS[status] ?? String(status) },
    ]),
  );

/** Binary content of a file. */
export const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** The same schema for each content type. */
export const contentOf = (types: string[], schema: JsonSchema): Response['content'] =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

interface FileRoute extends Pick<Described, 'operationId' | 'summary' | 'description'> {
  tag: string;
  params?: Record<string, JsonSchema>;
  query?: Properties;
  headers?: Record<string, JsonSchema>;
  body?: Response['content'];
  content: Response['content'];
  statuses?: number[];
}

/**
 * Schema of a route for files. Such a route is not in `rest-routes.ts`, because it runs no GraphQL
 * operation.
 */
export const fileRoute = ({
  tag,
  params,
  query,
  headers,
  body,
  content,
  statuses = [],
  ...words
}: FileRoute): Described => ({
  ...words,
  tags: [tag],
  security: [{ bearer: [] }],
  ...(params ? { params: parameters(params) } : {}),
  ...(query ? { querystring: query } : {}),
  ...(headers ? { headers: parameters(headers, []) } : {}),
  ...(body ? { body: { content: body } } : {}),
  response: {
    200: { description: 'The file, or the result of the change.', content },
    ...refusals([400, 401, 403, ...statuses, 429, 500, 503]),
  },
});
