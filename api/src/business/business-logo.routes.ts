import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import { BASIC_READING } from '../../rules/permission.js';
import { checkRole } from '../graphql/access/access.js';
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
import { fitImage } from '../platform/images/resize-image.js';
import { LOGO_PIXELS, MAX_LOGO } from './business-logo.entity.js';
import { logoSchemas } from './business-logo.openapi.js';
import { logoFile, saveLogo } from './business-logo.service.js';

// Routes to upload, download and delete the logo as a file. The server rejects a request without
// the permission before it reads the body.

const FIELD = 'logo';
const LOGO = '/api/business/logo';
const WRITE_POLICY = { access: 'settings.write', alternatives: [] } as const;
const READ_POLICY = {
  access: 'settings.write',
  alternatives: ['invoices.issue', ...BASIC_READING],
} as const;

const tooLarge = (): AppError => badInput({ [FIELD]: `A logo can be up to ${MAX_LOGO / 1000} kB` });

/**
 * The version in the header `If-Match`, with or without quotes; null if the client accepts any
 * version.
 */
function expectedVersion({ headers }: FastifyRequest): number | null {
  const given = headers['if-match'];
  if (given === undefined || given === '*') return null;
  const [, version] = /^"?(\d{1,9})"?$/.exec(given) ?? [];
  if (!version) throw badInput({ version: 'If-Match is a version in quotes, such as "3"' });
  return Number(version);
}

/** Checks permission, rate limit and headers before the server reads the body. */
async function checkBeforeBody(request: FastifyRequest): Promise<void> {
  const { context } = authenticatedRequest(request);
  checkRole(WRITE_POLICY, context);
  await context.countAction(context.em, signedIn(context), 'write');
  expectedVersion(request);
  if (Number(request.headers['content-length'] ?? 0) > MAX_LOGO) throw tooLarge();
}

async function set(request: FastifyRequest) {
  const { context } = authenticatedRequest(request);
  const logo = await fitImage(bodyBuffer(request), FIELD, LOGO_PIXELS);
  const version = await asMutation(request, () =>
    saveLogo(signedIn(context), context, expectedVersion(request), logo),
  );
  return { message: 'Logo saved', version };
}

async function remove(request: FastifyRequest) {
  const { context } = authenticatedRequest(request);
  const version = await asMutation(request, () =>
    saveLogo(signedIn(context), context, expectedVersion(request), null),
  );
  return { message: 'Logo removed', version };
}

async function show(request: FastifyRequest, reply: FastifyReply) {
  const { context } = authenticatedRequest(request);
  checkRole(READ_POLICY, context);
  const logo = await logoFile(context.em);
  if (!logo) throw notFound('Logo');
  await chargeBytes(context, logo.content.length);
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(logo.content);
}

/** Routes of the logo: upload, download, delete. */
export async function logoRoutes(server: FastifyInstance, { contextOf }: RouteDeps): Promise<void> {
  await server.register((scope, _options, done) => {
    acceptBinary(scope, { limit: MAX_LOGO, tooLarge });
    const setting = [authenticate('setLogo', contextOf), checkBeforeBody];
    scope.put(LOGO, { schema: logoSchemas.set, onRequest: setting, bodyLimit: MAX_LOGO }, set);
    scope.get(
      LOGO,
      { schema: logoSchemas.show, onRequest: authenticate('businessLogo', contextOf) },
      show,
    );
    scope.delete(
      LOGO,
      {
        schema: logoSchemas.remove,
        onRequest: [authenticate('removeLogo', contextOf), checkBeforeBody],
      },
      remove,
    );
    done();
  });
}
