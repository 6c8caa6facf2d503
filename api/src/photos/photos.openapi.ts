import type { JsonSchema } from '../rest/json-schema.js';
import { contentOf, FILE, fileRoute, text } from '../rest/openapi-parts.js';
import { KEY_HEADER } from '../rest/openapi-request.js';
import { MAX_PHOTO_NOTE, MAX_PHOTOS } from './order-photo.entity.js';
import { MAX_UPLOAD } from './upload-budget.js';

const megabytes = MAX_UPLOAD / 1024 / 1024;

const ofOrder = { id: text('Id of the order.') };
const ofPhoto = { ...ofOrder, photoId: text('Id of the photo.') };

const answered = (message: string, properties: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  properties: { message: { type: 'string', examples: [message] }, ...properties },
  required: ['message', ...Object.keys(properties)],
  additionalProperties: false,
});

const photo: JsonSchema = {
  type: 'object',
  description: 'The stored photo.',
  properties: {
    id: text('Id of the photo, a UUID.'),
    _id: text('Id of the photo, the same as `id`.'),
    note: text('Description of the photo; null without one.', { type: ['string', 'null'] }),
    width: text('Width in pixels, 1 to 1600.', { type: 'integer' }),
    height: text('Height in pixels, 1 to 1600.', { type: 'integer' }),
    at: text('When the photo was added.', { type: 'string', format: 'date-time' }),
  },
  required: ['id', '_id', 'note', 'width', 'height', 'at'],
  additionalProperties: false,
};

/** Schemas of the routes for photos. */
export const photoSchemas = {
  add: fileRoute({
    operationId: 'postOrderPhotos',
    summary: 'Adds a photo to an order',
    description: `Adds a photo to an order: JPEG, PNG or WebP, at most ${megabytes} MB; an order has at most ${MAX_PHOTOS}. It is stored as a JPEG of at most 1600 pixels without metadata. For staff with ORDERS_PICKUP, ORDERS_UPDATE_STATUS or ORDERS_DELIVER. Drivers may add photos to orders in their rounds of yesterday, today and tomorrow. 400 with the field \`photo\` for another format or a file that is too large. 409 when the order has the maximum of photos.`,
    tag: 'orders',
    params: ofOrder,
    query: {
      type: 'object',
      properties: {
        note: text(`Description of the photo, at most ${MAX_PHOTO_NOTE} characters.`, {
          type: 'string',
          maxLength: MAX_PHOTO_NOTE,
        }),
      },
    },
    headers: KEY_HEADER,
    body: contentOf(['image/jpeg', 'image/png', 'image/webp'], FILE),
    content: contentOf(['application/json'], answered('Photo added', { photo })),
    statuses: [404, 409],
  }),
  show: fileRoute({
    operationId: 'getOrderPhotos',
    summary: 'The picture of a photo',
    description:
      "The picture of a photo, for the order's customer, staff with ORDERS_READ, and drivers with the order in a round of yesterday, today or tomorrow. GraphQL lists the photos of an order.",
    tag: 'orders',
    params: ofPhoto,
    query: {
      type: 'object',
      properties: {
        size: text('Size of the picture; `preview` has at most 320 pixels.', {
          type: 'string',
          enum: ['preview'],
        }),
      },
    },
    content: contentOf(['image/jpeg'], FILE),
    statuses: [404],
  }),
  remove: fileRoute({
    operationId: 'deleteOrderPhotos',
    summary: 'Removes a photo',
    description: 'Removes a photo. The user who added it may do this for 24 hours, admins always.',
    tag: 'orders',
    params: ofPhoto,
    content: contentOf(['application/json'], answered('Photo removed')),
    statuses: [404],
  }),
};
