import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASIC_READING } from '../auth/permission.js';
import { checkRole } from '../graphql/access/access.js';
import {
  asMutation,
  bodyBuffer,
  authenticate,
  authenticatedRequest,
  acceptBinary,
} from '../graphql/access/binary-routes.js';
import { type ContextOf, signedIn } from '../graphql/context.js';
import { chargeBytes } from '../graphql/documents/read-quota.js';
import { type AppError, badInput, notFound } from '../platform/errors.js';
import { fitImage } from '../platform/images/resize-image.js';
import { LOGO_PIXELS, MAX_LOGO } from './business-logo.entity.js';
import { logoSchemas } from './business-logo.openapi.js';
import { logoFile, saveLogo } from './business-logo.service.js';

// Routes to upload and download the logo as a file, like photos. Requests without the permission
// are refused before their body is read.

const FIELD = 'logo';
const LOGO = '/api/business/logo';
const CHANGING = { access: 'settings.write', or: [] } as const;
const SEEING = { access: 'settings.write', or: ['invoices.issue', ...BASIC_READING] } as const;

const tooLarge = (): AppError => badInput({ [FIELD]: `A logo can be up to ${MAX_LOGO / 1000} kB` });

/**
 * The version in the header `If-Match`, with or without quotes; null when any version is accepted.
 */
function seenVersion({ headers }: FastifyRequest): number | null {
  const given = headers['if-match'];
  if (given === undefined || given === '*') return null;
  const [, version] = /^"?(\d{1,9})"?$/.exec(given) ?? [];
  if (!version) throw badInput({ version: 'If-Match is a version in quotes, such as "3"' });
  return Number(version);
}

/** Checks the permission and the headers before the body is read. */
async function letIn(request: FastifyRequest): Promise<void> {
  const { context } = authenticatedRequest(request);
  checkRole(CHANGING, context);
  await context.countAction(context.em, signedIn(context), 'write');
  seenVersion(request);
  if (Number(request.headers['content-length'] ?? 0) > MAX_LOGO) throw tooLarge();
}

async function set(request: FastifyRequest) {
  const { context } = authenticatedRequest(request);
  const logo = await fitImage(bodyBuffer(request), FIELD, LOGO_PIXELS);
  const version = await asMutation(request, () =>
    saveLogo(signedIn(context), context, seenVersion(request), logo),
  );
  return { message: 'Logo saved', version };
}

async function remove(request: FastifyRequest) {
  const { context } = authenticatedRequest(request);
  const version = await asMutation(request, () =>
    saveLogo(signedIn(context), context, seenVersion(request), null),
  );
  return { message: 'Logo removed', version };
}

async function show(request: FastifyRequest, reply: FastifyReply) {
  const { context } = authenticatedRequest(request);
  checkRole(SEEING, context);
  const logo = await logoFile(context.em);
  if (!logo) throw notFound('Logo');
  await chargeBytes(context, logo.content.length);
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(logo.content);
}

/** Routes of the logo: upload, download, delete. */
export async function logoRoutes(server: FastifyInstance, contextOf: ContextOf): Promise<void> {
  await server.register((scope, _options, done) => {
    acceptBinary(scope, { limit: MAX_LOGO, tooLarge });
    const setting = [authenticate('setLogo', contextOf), letIn];
    scope.put(LOGO, { schema: logoSchemas.set, onRequest: setting, bodyLimit: MAX_LOGO }, set);
    scope.get(
      LOGO,
      { schema: logoSchemas.show, onRequest: authenticate('businessLogo', contextOf) },
      show,
    );
    scope.delete(
      LOGO,
      { schema: logoSchemas.remove, onRequest: [authenticate('removeLogo', contextOf), letIn] },
      remove,
    );
    done();
  });
}
