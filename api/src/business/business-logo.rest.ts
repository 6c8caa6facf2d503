import type { JsonSchema } from '../rest/json-schema.js';
import type { OpenApi, PathItem } from '../rest/openapi-parts.js';
import { versionHeader } from '../rest/openapi-request.js';
import { LOGO_PIXELS, MAX_LOGO } from './business-logo.entity.js';

// OpenAPI description of the paths of the logo. They are not in the table of REST paths, because
// they run no GraphQL operation.

/** Binary content of a file. */
const file: JsonSchema = { type: 'string', format: 'binary' };

const answered = (message: string): JsonSchema => ({
  type: 'object',
  properties: {
    message: { type: 'string', examples: [message] },
    version: { type: 'integer', description: 'The new version of the logo.' },
  },
  required: ['message', 'version'],
  additionalProperties: false,
});

const responses = (content: Record<string, { schema: JsonSchema }>, statuses: number[]) => ({
  200: { description: 'The logo was saved or removed.', content },
  ...Object.fromEntries(
    [400, 401, 403, 429, 500, 503, ...statuses].map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]),
  ),
});

const all = { tags: ['business'], security: [{ bearer: [] }] };

const seeing: PathItem = {
  ...{ operationId: 'getBusinessLogo', summary: 'The logo of the business', ...all },
  description:
    'The logo at the top of invoices, as a JPEG. For staff with SETTINGS_WRITE, INVOICES_ISSUE, ORDERS_READ or CUSTOMERS_READ. 404 without a logo. The version is in the GraphQL query `businessLogo`.',
  parameters: [],
  responses: responses({ 'image/jpeg': { schema: file } }, [404]),
};

const setting: PathItem = {
  ...{ operationId: 'putBusinessLogo', summary: 'Sets the logo of the business', ...all },
  description: `Sets the logo: PNG or JPEG, at most ${MAX_LOGO / 1000} kB. It is stored as a JPEG of at most ${LOGO_PIXELS.width} × ${LOGO_PIXELS.height} pixels without metadata, on a white background. All invoices then show it, also older ones. For staff with SETTINGS_WRITE. 400 with the field \`logo\` for another format or a file that is too large.`,
  parameters: [versionHeader],
  requestBody: {
    required: true,
    content: Object.fromEntries(
      ['image/png', 'image/jpeg'].map((type) => [type, { schema: file }]),
    ),
  },
  responses: responses({ 'application/json': { schema: answered('Logo saved') } }, [409]),
};

const removing: PathItem = {
  ...{ operationId: 'deleteBusinessLogo', summary: 'Removes the logo of the business', ...all },
  description: 'Removes the logo from invoices. For staff with SETTINGS_WRITE.',
  parameters: [versionHeader],
  responses: responses({ 'application/json': { schema: answered('Logo removed') } }, [409]),
};

export const logoPaths: OpenApi['paths'] = {
  '/business/logo': { get: seeing, put: setting, delete: removing },
};
