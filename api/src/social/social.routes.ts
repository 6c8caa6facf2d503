import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import type { Context } from '../graphql/context.js';
import { isHttps } from '../platform/app-context.js';
import { cookieOptions, hostCookie } from '../platform/http/cookies.js';
import { ALLOW_POPUP_OPENER } from '../platform/http/coop.js';
import { AppError, HTTP_STATUS } from '../platform/errors.js';
import type { SignInChecks, SocialClient } from './social.client.js';
import { POPUP_SCRIPT, type PopupResult, popupPage } from './popup-result-page.js';
import { exchangeFor } from './social.service.js';

const PATH = '/auth/social';
const COOKIE = 'social_sign_in';
const COOKIE_SECONDS = 600;

/** Redirect URL, which the operator registers at the provider. */
export const callbackUrl = (publicUrl: string): string => `${publicUrl}${PATH}/callback`;

interface SealedChecks extends SignInChecks {
  use: typeof COOKIE;
  until: number;
}

function setCookie(reply: FastifyReply, { app }: Context, checks: SignInChecks | null): void {
  const sealed: SealedChecks | null = checks && {
    ...checks,
    use: COOKIE,
    until: Date.now() + COOKIE_SECONDS * 1000,
  };
  const value = sealed ? app.secret.seal(JSON.stringify(sealed)).toString('base64url') : '';
  const https = isHttps(app);
  const maxAge = sealed ? COOKIE_SECONDS : 0;
  // The cookie is SameSite=Lax, because the redirect is a navigation from the provider's site.
  reply.setCookie(hostCookie(COOKIE, https), value, cookieOptions(maxAge, https));
}

function readChecks(request: FastifyRequest, { app }: Context): SignInChecks | null {
  const value = request.cookies[hostCookie(COOKIE, isHttps(app))];
  if (!value) return null;
  try {
    const checks = JSON.parse(app.secret.open(Buffer.from(value, 'base64url'))) as SealedChecks;
    return checks.use === COOKIE && checks.until > Date.now() ? checks : null;
  } catch {
    return null;
  }
}

/**
 * Routes of the popup: the redirect to the provider, the callback, and the script of the last page.
 */
export function socialRoutes(server: FastifyInstance, { social, contextOf }: RouteDeps): void {
  if (!social) return;
  const popup = {
    ...ALLOW_POPUP_OPENER,
    // The query contains the provider's code, which must not be logged.
    logLevel: 'warn' as const,
  };

  server.get(`${PATH}/start`, popup, async (request, reply) => {
    const context = await contextOf(request, reply);
    try {
      await context.limits.consume('verifyCode', context.ip);
      const { url, checks } = await social.begin(request.log);
      setCookie(reply, context, checks);
      return await reply.header('cache-control', 'no-store').redirect(url.href, 303);
    } catch (error) {
      return answerFailure(reply, context, error);
    }
  });

  server.get(`${PATH}/callback`, popup, async (request, reply) => {
    const context = await contextOf(request, reply);
    const checks = readChecks(request, context);
    setCookie(reply, context, null);
    try {
      await context.limits.consume('verifyCode', context.ip);
      const code = await completeSignIn(request, context, social, checks);
      return answer(reply, context, 200, { code });
    } catch (error) {
      return answerFailure(reply, context, error);
    }
  });

  server.get(`${PATH}/popup.js`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(POPUP_SCRIPT),
  );
}

async function completeSignIn(
  request: FastifyRequest,
  { em, app }: Context,
  social: SocialClient,
  checks: SignInChecks | null,
): Promise<string> {
  if (!checks)
    throw new AppError(
      'BAD_USER_INPUT',
      'This sign-in was not started in this window, or took too long. Please start again',
    );
  const url = new URL(callbackUrl(app.publicUrl));
  url.search = new URL(request.url, url).search;
  const person = await social.finish(url, checks, request.log);
  return exchangeFor(em, person, social.label);
}

function answer(reply: FastifyReply, { app }: Context, status: number, result: PopupResult) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(popupPage(result, new URL(app.publicUrl).origin));
}

function answerFailure(reply: FastifyReply, context: Context, error: unknown) {
  if (error instanceof AppError) {
    const { retryAfter } = error.details;
    if (retryAfter) reply.header('retry-after', retryAfter);
    return answer(reply, context, HTTP_STATUS[error.code], { error: error.message });
  }
  reply.log.error({ err: error }, 'unexpected error');
  return answer(reply, context, 500, {
    error: 'Something went wrong on our side. Please try again',
  });
}
