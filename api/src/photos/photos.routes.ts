import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import { notFoundFor } from '../auth/ownership.policy.js';
import {
  asMutation,
  bodyBuffer,
  authenticate,
  authenticatedRequest,
  acceptBinary,
} from '../graphql/access/binary-routes.js';
import { signedIn } from '../graphql/context.js';
import { chargeBytes } from '../graphql/documents/read-quota.js';
import { type AppError, badInput, notFound } from '../platform/errors.js';
import { resizeImage } from '../platform/images/resize-image.js';
import type { OrderPhoto } from './order-photo.entity.js';
import { readFile } from './photo-store.js';
import { maySee } from './photos.policy.js';
import { type PhotoInput, readPhotoInput } from './photos.inputs.js';
import { visiblePhoto } from './photos.queries.js';
import { addPhoto, checkAdding, removePhoto } from './photos.service.js';
import { MAX_UPLOAD, UploadBudget } from './upload-budget.js';
import { photoSchemas } from './photos.openapi.js';

// Routes that upload and download pictures as files. The server rejects a request without
// permission before it reads the body.

declare module 'fastify' {
  interface FastifyRequest {
    photo: PhotoInput | null;
  }
}

interface Route {
  Params: { id: string; photoId: string };
  Querystring: Record<string, unknown>;
}
type PhotoRequest = FastifyRequest<Route>;

const FIELD = 'photo';
const PHOTOS = '/api/orders/:id/photos';
const PHOTO = `${PHOTOS}/:photoId`;

const tooLarge = (): AppError =>
  badInput({ [FIELD]: `Photos can be up to ${MAX_UPLOAD / 1024 / 1024} MB` });

const photoResponse = ({ id, note, width, height, at }: OrderPhoto) => ({
  message: 'Photo added',
  photo: { id, _id: id, note, width, height, at },
});

/**
 * Checks permission, parameters and limits before the upload. A repeated request gets its response
 * without an upload.
 */
function admitUpload(budget: UploadBudget) {
  return async (request: PhotoRequest, reply: FastifyReply): Promise<unknown> => {
    const { context } = authenticatedRequest(request);
    const viewer = signedIn(context);
    await context.countAction(context.em, viewer, 'write');
    const { headers, query, params } = request;
    const { 'idempotency-key': key, 'content-length': declared } = headers;
    const given = { note: query['note'], key, length: declared };
    request.photo = await readPhotoInput(params.id, given);
    const made = await checkAdding(context.em, viewer, request.photo);
    if (made) return reply.send(photoResponse(made));
    const length = Number(declared ?? MAX_UPLOAD);
    if (length > MAX_UPLOAD) throw tooLarge();
    const release = budget.take(viewer.userId, length);
    finished(reply.raw, release);
  };
}

async function add(request: PhotoRequest) {
  const { context } = authenticatedRequest(request);
  const { photo: input } = request;
  if (!input) throw new Error('checkAdding() has not run for this request');
  const picture = await resizeImage(bodyBuffer(request), FIELD);
  const viewer = signedIn(context);
  return photoResponse(await asMutation(request, () => addPhoto(viewer, context, input, picture)));
}

async function remove(request: PhotoRequest) {
  const { context } = authenticatedRequest(request);
  const viewer = signedIn(context);
  await context.countAction(context.em, viewer, 'write');
  const photo = { id: request.params.photoId, orderId: request.params.id };
  await asMutation(request, () => removePhoto(viewer, context, photo));
  return { message: 'Photo removed' };
}

async function show(request: PhotoRequest, reply: FastifyReply) {
  const { context } = authenticatedRequest(request);
  const viewer = signedIn(context);
  const { id: orderId, photoId: id } = request.params;
  const size = request.query['size'] === 'preview' ? 'preview' : 'whole';
  const visible = await visiblePhoto(context.em, { id, orderId }, viewer);
  await chargeBytes(context, size === 'whole' ? (visible?.bytes ?? 0) : 0);
  if (!visible && maySee(viewer) === 'none') throw notFoundFor(viewer, 'orders.read', 'Photo');
  const file = visible && (await readFile(context, visible.id, size));
  if (!file) throw notFound('Photo');
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(file);
}

/** Routes of photos: upload, download, delete. */
export async function photoRoutes(
  server: FastifyInstance,
  { contextOf }: RouteDeps,
): Promise<void> {
  const budget = new UploadBudget();
  await server.register((scope, _options, done) => {
    scope.decorateRequest('photo', null);
    acceptBinary(scope, { limit: MAX_UPLOAD, tooLarge });
    const adding = [authenticate('addPhoto', contextOf), admitUpload(budget)];
    scope.post<Route>(
      PHOTOS,
      { schema: photoSchemas.add, onRequest: adding, bodyLimit: MAX_UPLOAD },
      add,
    );
    scope.get<Route>(
      PHOTO,
      { schema: photoSchemas.show, onRequest: authenticate('photo', contextOf) },
      show,
    );
    scope.delete<Route>(
      PHOTO,
      { schema: photoSchemas.remove, onRequest: authenticate('removePhoto', contextOf) },
      remove,
    );
    done();
  });
}
