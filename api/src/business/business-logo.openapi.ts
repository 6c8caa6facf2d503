import type { JsonSchema } from '../rest/json-schema.js';
import { contentOf, FILE, fileRoute, text } from '../rest/openapi-parts.js';
import { VERSION_HEADER } from '../rest/openapi-request.js';
import { LOGO_PIXELS, MAX_LOGO } from './business-logo.entity.js';

const resultOf = (message: string) =>
  contentOf(['application/json'], {
    type: 'object',
    properties: {
      message: { type: 'string', examples: [message] },
      version: text('The new version of the logo.', { type: 'integer' }),
    },
    required: ['message', 'version'],
    additionalProperties: false,
  } satisfies JsonSchema);

/** Schemas of the routes for the logo. */
export const logoSchemas = {
  show: fileRoute({
    operationId: 'getBusinessLogo',
    summary: 'The logo of the business',
    description:
      'The logo at the top of invoices, as a JPEG. For staff with SETTINGS_WRITE, INVOICES_ISSUE, ORDERS_READ or CUSTOMERS_READ. 404 without a logo. The version is in the GraphQL query `businessLogo`.',
    tag: 'business',
    content: contentOf(['image/jpeg'], FILE),
    statuses: [404],
  }),
  set: fileRoute({
    operationId: 'putBusinessLogo',
    summary: 'Sets the logo of the business',
    description: `Sets the logo: PNG or JPEG, at most ${MAX_LOGO / 1000} kB. It is stored as a JPEG of at most ${LOGO_PIXELS.width} × ${LOGO_PIXELS.height} pixels without metadata, on a white background. All invoices then show it, also older ones. For staff with SETTINGS_WRITE. 400 with the field \`logo\` for another format or a file that is too large.`,
    tag: 'business',
    headers: VERSION_HEADER,
    body: contentOf(['image/png', 'image/jpeg'], FILE),
    content: resultOf('Logo saved'),
    statuses: [409],
  }),
  remove: fileRoute({
    operationId: 'deleteBusinessLogo',
    summary: 'Removes the logo of the business',
    description: 'Removes the logo from invoices. For staff with SETTINGS_WRITE.',
    tag: 'business',
    headers: VERSION_HEADER,
    content: resultOf('Logo removed'),
    statuses: [409],
  }),
};
