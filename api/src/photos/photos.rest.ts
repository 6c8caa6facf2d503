import type { JsonSchema } from '../rest/json-schema.js';
import type { OpenApi, Parameter, PathItem } from '../rest/openapi-parts.js';
import { keyHeader } from '../rest/openapi-request.js';
import { MAX_PHOTO_NOTE, MAX_PHOTOS } from './order-photo.entity.js';
import { MAX_UPLOAD } from './upload-room.js';

// OpenAPI description of the paths of photos. They are not in the table of REST paths, because they
// run no GraphQL operation.

const megabytes = MAX_UPLOAD / 1024 / 1024;

const inPath = (name: string, description: string): Parameter => ({
  ...{ name, in: 'path', required: true, description },
  schema: { type: 'string' },
});
const ofOrder = inPath('id', 'Id of the order.');
const ofPhoto = inPath('photoId', 'Id of the photo.');

/** Binary content of a file. */
const file: JsonSchema = { type: 'string', format: 'binary' };

const answered = (message: string, properties: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  properties: { message: { type: 'string', examples: [message] }, ...properties },
  required: ['message', ...Object.keys(properties)],
  additionalProperties: false,
});

const pixels = (description: string): JsonSchema => ({ type: 'integer', description });
const photo: JsonSchema = {
  type: 'object',
  description: 'The stored photo.',
  properties: {
    id: { type: 'string', description: 'Id of the photo, a UUID.' },
    _id: { type: 'string', description: 'Id of the photo, the same as `id`.' },
    note: { type: ['string', 'null'], description: 'Description of the photo; null without one.' },
    width: pixels('Width in pixels, 1 to 1600.'),
    height: pixels('Height in pixels, 1 to 1600.'),
    at: { type: 'string', format: 'date-time', description: 'When the photo was added.' },
  },
  required: ['id', '_id', 'note', 'width', 'height', 'at'],
  additionalProperties: false,
};

type Said = Pick<PathItem, 'operationId' | 'summary' | 'description' | 'parameters'> & {
  requestBody?: PathItem['requestBody'];
  /** Content types of the response, with their schemas. */
  content: Record<string, { schema: JsonSchema }>;
  statuses: number[];
};

const item = ({ content, statuses, ...said }: Said): PathItem => ({
  ...said,
  tags: ['order'],
  security: [{ bearer: [] }],
  responses: {
    200: { description: 'The photo was added or removed.', content },
    ...Object.fromEntries(
      [400, 401, 403, 404, 429, 500, 503, ...statuses].map((status) => [
        status,
        { $ref: `#/components/responses/${status}` },
      ]),
    ),
  },
});

const adding = item({
  operationId: 'postOrderPhotos',
  summary: 'Adds a photo to an order',
  description: `Adds a photo to an order: JPEG, PNG or WebP, at most ${megabytes} MB; an order has at most ${MAX_PHOTOS}. It is stored as a JPEG of at most 1600 pixels without metadata. For staff with ORDERS_PICKUP, ORDERS_MOVE or ORDERS_DELIVER. Drivers may add photos to orders in their rounds of yesterday, today and tomorrow. 400 with the field \`photo\` for another format or a file that is too large. 409 when the order has the maximum of photos.`,
  parameters: [
    ofOrder,
    {
      ...{ name: 'note', in: 'query', schema: { type: 'string', maxLength: MAX_PHOTO_NOTE } },
      description: `Description of the photo, at most ${MAX_PHOTO_NOTE} characters.`,
    },
    keyHeader,
  ],
  requestBody: {
    required: true,
    content: Object.fromEntries(
      ['image/jpeg', 'image/png', 'image/webp'].map((type) => [type, { schema: file }]),
    ),
  },
  content: { 'application/json': { schema: answered('Photo added', { photo }) } },
  statuses: [409],
});

const seeing = item({
  operationId: 'getOrderPhotos',
  summary: 'The picture of a photo',
  description:
    "The picture of a photo, for the order's customer, staff with ORDERS_READ, and drivers with the order in a round of yesterday, today or tomorrow. GraphQL lists the photos of an order.",
  parameters: [
    ...[ofOrder, ofPhoto],
    {
      ...{ name: 'size', in: 'query', schema: { type: 'string', enum: ['preview'] } },
      description: 'Size of the picture; `preview` has at most 320 pixels.',
    },
  ],
  content: { 'image/jpeg': { schema: file } },
  statuses: [],
});

const removing = item({
  operationId: 'deleteOrderPhotos',
  summary: 'Removes a photo',
  description: 'Removes a photo. The user who added it may do this for 24 hours, admins always.',
  parameters: [ofOrder, ofPhoto],
  content: { 'application/json': { schema: answered('Photo removed') } },
  statuses: [],
});

export const photoPaths: OpenApi['paths'] = {
  '/order/{id}/photos': { post: adding },
  '/order/{id}/photos/{photoId}': { get: seeing, delete: removing },
};
