import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { FIELD_CODES } from '../platform/errors.js';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { site } from '../site-config.js';
import type { JsonSchema } from './json-schema.js';
import { refusalResponses } from './openapi-parts.js';
import { TAGS } from './openapi-tags.js';

const ERROR: JsonSchema = {
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
    code: {
      type: 'string',
      description: 'Kind of the error. Values: the GraphQL enum ErrorCode.',
    },
    reason: {
      type: 'string',
      description:
        'Why, for programs; absent when `code` says everything. Values: the GraphQL enum ErrorReason.',
    },
    fieldCodes: {
      type: 'object',
      description: 'Kinds of the errors in `fields`, by the same names.',
      additionalProperties: { type: 'string', enum: [...FIELD_CODES] },
    },
    retryAfter: { type: 'integer', description: 'Seconds to wait before the next request.' },
    retryable: { type: 'boolean', description: 'Whether the same request may succeed later.' },
    requestId: { type: 'string', description: 'Id of the request, as in X-Request-Id.' },
  },
  required: ['error', 'message', 'code', 'retryable', 'requestId'],
  additionalProperties: false,
};

const TITLE = `${site.brand} REST API`;

const about = (schemas: Record<string, JsonSchema>) => ({
  openapi: '3.1.0',
  info: {
    title: TITLE,
    version: '1.0.0',
    contact: { name: site.brand, email: site.email },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    description:
      'Amounts are rupees with at most two decimals. Days are DD-Mon-YYYY in Asia/Kolkata, times are ISO 8601 in UTC. Every object has its id as `id` and as `_id`. Unknown fields of a body are ignored. GraphQL at /graphql has the same operations and more.',
  },
  servers: [{ url: '/api' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  components: {
    securitySchemes: {
      bearer: {
        type: 'http' as const,
        scheme: 'bearer',
        description: 'Session token: the `token` of POST /auth/verify-login.',
      },
    },
    schemas: { ...schemas, Error: ERROR },
    responses: refusalResponses,
  },
});

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
}

/**
 * Replaces the error responses of each route by references, so that the document has each of them
 * once.
 */
function shareRefusals(document: Document): void {
  for (const { responses } of Object.values(document.paths).flatMap((item) => Object.values(item)))
    for (const status of Object.keys(responses))
      if (status in refusalResponses)
        responses[status] = { $ref: `#/components/responses/${status}` };
}

/**
 * Serves the OpenAPI document and its page. The document has all routes with a schema that are
 * registered after this call.
 */
export async function describeRoutes(
  server: FastifyInstance,
  schemas: Record<string, JsonSchema>,
): Promise<void> {
  await server.register(swagger, {
    openapi: about(schemas) as FastifyDynamicSwaggerOptions['openapi'],
    hideUntagged: true,
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject;
      shareRefusals(given.openapiObject as Document);
      return given.openapiObject;
    },
  });
  // The schemas only describe the routes: GraphQL and the handlers validate requests and write
  // responses.
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
  server.get('/api/openapi.json', () => server.swagger());
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: TITLE,
      css: [{ filename: 'docs.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { deepLinking: true, persistAuthorization: false },
  });
}
