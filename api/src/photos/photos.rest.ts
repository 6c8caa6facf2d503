import type { JsonSchema } from '../rest/json-schema.js';
import type { OpenApi, Parameter, PathItem } from '../rest/openapi-parts.js';
import { keyHeader } from '../rest/openapi-request.js';
import { MAX_PHOTO_NOTE, MAX_PHOTOS } from './order-photo.entity.js';
import { MAX_UPLOAD } from './upload-room.js';

// OpenAPI description of photos. They are not in the REST table, because they run no GraphQL
// operation.

const megabytes = MAX_UPLOAD / 1024 / 1024;

const inPath = (name: string, description: string): Parameter => ({
  ...{ name, in: 'path', required: true, description },
  schema: { type: 'string' },
});
const ofOrder = inPath('id', 'Id of the order.');
const ofPhoto = inPath('photoId', 'Id of the photo.');

/** Bytes of a file. */
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
    _id: { type: 'string', description: 'The same.' },
    note: { type: ['string', 'null'], description: 'Description of the photo, if given.' },
    width: pixels('Width in pixels, 1 to 1600.'),
    height: pixels('Height in pixels, 1 to 1600.'),
    at: { type: 'string', format: 'date-time', description: 'When it was added.' },
  },
  required: ['id', '_id', 'note', 'width', 'height', 'at'],
  additionalProperties: false,
};

type Said = Pick<PathItem, 'operationId' | 'summary' | 'description' | 'parameters'> & {
  requestBody?: PathItem['requestBody'];
  /** Content of the response, by type. */
  content: Record<string, { schema: JsonSchema }>;
  statuses: number[];
};

const item = ({ content, statuses, ...said }: Said): PathItem => ({
  ...said,
  tags: ['order'],
  security: [{ bearer: [] }],
  responses: {
    200: { description: 'Done.', content },
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
  description: `Adds a photo to an order: JPEG, PNG or WebP, at most ${megabytes} MB; an order has at most ${MAX_PHOTOS}. It is stored as a JPEG of at most 1600 pixels without metadata. For staff with ORDERS_PICKUP, ORDERS_MOVE or ORDERS_DELIVER, and for drivers the orders of their rounds of yesterday, today and tomorrow. 400 with the field \`photo\`: it is no such picture, or too large. 409: the order has the maximum of photos.`,
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
      description: '`preview`: at most 320 pixels.',
    },
  ],
  content: { 'image/jpeg': { schema: file } },
  statuses: [],
});

const removing = item({
  operationId: 'deleteOrderPhotos',
  summary: 'Removes a photo',
  description: 'Removes a photo. Allowed to the user who added it, for 24 hours, and to admins.',
  parameters: [ofOrder, ofPhoto],
  content: { 'application/json': { schema: answered('Photo removed') } },
  statuses: [],
});

export const photoPaths: OpenApi['paths'] = {
  '/order/{id}/photos': { post: adding },
  '/order/{id}/photos/{photoId}': { get: seeing, delete: removing },
};
