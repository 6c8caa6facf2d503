import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { AppContext } from '../platform/app-context.js';
import { HTML, readForms, type DevService } from '../platform/http/dev-page.js';
import { ALLOW_POPUP_OPENER } from '../platform/http/coop.js';
import type { SocialSettings } from './social.client.js';
import { callbackUrl } from './social.routes.js';
import { forgottenPage, signInPage } from './dev-oidc-provider.pages.js';
import type { Person } from './dev-oidc-provider.config.js';

const PATH = '/dev/oidc';

/**
 * Creates the provider at its first use. Loading it and generating its key would take a sixth of
 * the start time.
 */
type MakeProvider = () => Promise<Provider>;

/**
 * An OpenID provider for development, on the port of the app: visitors type a name and an e-mail.
 * It verifies nothing, so its creation fails in production.
 */
export function createDevOidcProvider(app: AppContext): {
  settings: SocialSettings;
  devService: DevService;
} {
  if (app.production) throw new Error('The sign-in stand-in is for development only');
  const settings: SocialSettings = {
    issuer: `${app.publicUrl}${PATH}`,
    clientId: 'laundry',
    clientSecret: app.secret.hash('social stand-in').toString('hex'),
    label: 'Test ID',
    redirectUri: callbackUrl(app.publicUrl),
    insecure: true,
  };
  const people = new Map<string, Person>();
  let made: Promise<Provider> | undefined;
  const provider = () =>
    (made ??= import('./dev-oidc-provider.config.js').then(({ createProvider }) =>
      createProvider(app, settings, people),
    ));
  return { settings, devService: { routes: (server) => routes(server, provider, people) } };
}

type SignInForm = Partial<Record<'name' | 'email' | 'verified' | 'account', string>>;

/** Person that was entered in the form, or an error message. */
function readPerson(form: SignInForm): Person | string {
  const name = form.name?.trim() ?? '';
  const email = form.email?.trim() ?? '';
  if (!name) return 'Type a name';
  if (!email.includes('@')) return 'Type an email';
  const account = form.account?.trim() ?? '';
  return { name, email, verified: form.verified === 'on', account };
}

/** Subject of a person. The same e-mail and account have the same subject, also after a restart. */
const subjectOf = ({ email, account }: Person): string =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), account]))
    .digest('hex')
    .slice(0, 24);

async function routes(
  server: FastifyInstance,
  provider: MakeProvider,
  people: Map<string, Person>,
): Promise<void> {
  await server.register((scope, _options, done) => {
    readForms(scope);
    pages(scope, provider, people);
    done();
  });
  await server.register((scope, _options, done) => {
    // oidc-provider parses request bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.all(`${PATH}/*`, { ...ALLOW_POPUP_OPENER, logLevel: 'warn' }, async (request, reply) => {
      const handle = (await provider()).callback();
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // oidc-provider routes below its own path, and takes the base path from the original URL.
      const originalUrl = request.raw.url ?? '';
      Object.assign(request.raw, { originalUrl, url: originalUrl.slice(PATH.length) });
      // Session cookies are removed, so that the provider remembers no sign-in: each one may be of
      // another person.
      const { headers } = request.raw;
      headers.cookie = headers.cookie?.replace(/_session[.\w]*=[^;]*(; |$)/g, '');
      await handle(request.raw, reply.raw);
    });
    done();
  });
}

function pages(scope: FastifyInstance, provider: MakeProvider, people: Map<string, Person>): void {
  scope.setErrorHandler((error, request, reply) => {
    request.log.warn(error);
    return reply.status(400).type(HTML).send(forgottenPage());
  });

  scope.get(`${PATH}/sign-in/:uid`, ALLOW_POPUP_OPENER, async (request, reply) => {
    await (await provider()).interactionDetails(request.raw, reply.raw);
    return reply.type(HTML).send(signInPage(request.url));
  });

  scope.post<{ Body: SignInForm }>(
    `${PATH}/sign-in/:uid`,
    ALLOW_POPUP_OPENER,
    async (request, reply) => {
      const person = readPerson(request.body);
      if (typeof person === 'string')
        return reply.status(400).type(HTML).send(signInPage(request.url, person));
      const accountId = subjectOf(person);
      people.set(accountId, person);
      const next = await (
        await provider()
      ).interactionResult(request.raw, reply.raw, {
        select_account: {},
        login: { accountId },
      });
      return reply.redirect(next, 303);
    },
  );

  scope.post(`${PATH}/sign-in/:uid/refuse`, ALLOW_POPUP_OPENER, async (request, reply) => {
    const next = await (
      await provider()
    ).interactionResult(request.raw, reply.raw, {
      error: 'access_denied',
      error_description: 'The person refused',
    });
    return reply.redirect(next, 303);
  });
}
