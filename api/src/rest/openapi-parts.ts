import { HTTP_STATUS } from '../platform/errors.js';
import { inRupees } from './input.js';
import type { JsonSchema } from './json-schema.js';

/** The part of OpenAPI 3.1 that this server writes. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Reference {
  $ref: string;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface PathItem {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response | Reference>;
}

export interface OpenApi {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, PathItem>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
  };
}

/** Converts a GraphQL description to REST: error codes become statuses, paise become rupees. */
export const inRest = (description: string | null | undefined): string =>
  (inRupees(description) ?? '')
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b|\bCONFLICT\b|\bFORBIDDEN\b/g, (code) =>
      code in HTTP_STATUS ? String(HTTP_STATUS[code as keyof typeof HTTP_STATUS]) : code,
    )
    .trim();

export const ERROR: JsonSchema = {
  type: 'object',
  description: 'Error of a request.',
  properties: {
    error: { type: 'string', description: 'Human-readable error message.' },
    message: { type: 'string', description: 'Error message, the same as `error`.' },
    fields: {
      type: 'object',
      description:
        'Error messages by field of the request. Fields of list rows have names such as items.0.price.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'message'],
  additionalProperties: false,
};

export const REFUSALS: Record<string, string> = {
  400: 'Something in the request is wrong; `fields` says what.',
  401: 'The token is missing, out of date or unknown.',
  403: 'Only staff may do this, or the sign-in is too long ago for it.',
  404: 'It does not exist, or is not yours.',
  405: 'This path has other methods: see Allow.',
  409: "The request conflicts with the current state, for instance after another user's change.",
  413: 'The body is larger than 64 kB, or of staff than 1 MB.',
  415: 'The body is not application/json.',
  429: 'Too many requests: see Retry-After.',
  500: 'A fault of the server.',
  503: 'The server is busy or starting. Try again.',
};

export const refusal = (status: string, description: string): Response => ({
  description,
  headers: {
    ...(status === '429' || status === '503'
      ? {
          'Retry-After': {
            description: 'Seconds to wait before the next request.',
            schema: { type: 'integer' },
          },
        }
      : {}),
    ...(status === '401'
      ? {
          'WWW-Authenticate': {
            description: 'Authentication scheme: Bearer.',
            schema: { type: 'string' },
          },
        }
      : {}),
    ...(status === '405'
      ? { Allow: { description: 'Methods that the path supports.', schema: { type: 'string' } } }
      : {}),
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

export const text = (description: string, schema: JsonSchema = { type: 'string' }) => ({
  description,
  schema,
});
