import { createHash, generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import type { App } from '../platform/app.js';
import { HTML, readForms, type StandIn } from '../platform/http/dev-page.js';
import { POPUP } from '../platform/http/popup.js';
import type { SocialSettings } from './social.client.js';
import { callbackUrl } from './social.routes.js';
import { forgottenPage, signInPage } from './stand-in.pages.js';

const PATH = '/dev/oidc';

interface Person {
  name: string;
  email: string;
  verified: boolean;
  /** Tells apart two accounts with the same e-mail; empty for the usual one. */
  account: string;
}

/**
 * A real OpenID provider on the app's own port, for development: whoever comes types who they are.
 * It proves nothing about anybody, so it refuses to exist in production.
 */
export function createSocialStandIn(app: App): { settings: SocialSettings; standIn: StandIn } {
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
  const provider = new Provider(settings.issuer, configuration(app, settings, people));
  return { settings, standIn: { routes: (server) => routes(server, provider, people) } };
}

function configuration(
  app: App,
  settings: SocialSettings,
  people: Map<string, Person>,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [settings.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [app.secret.hash('social stand-in cookies').toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${PATH}/sign-in/${uid}` },
    // Asked for by name, because the provider warns of it otherwise; sessions and codes here are worth nothing.
    adapter: createMemoryAdapter(),
    // As Google does: e-mail and name stand in the id token.
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    findAccount: (_context, accountId) => {
      const person = people.get(accountId);
      return (
        person && {
          accountId,
          claims: () => ({
            sub: accountId,
            email: person.email,
            email_verified: person.verified,
            name: person.name,
          }),
        }
      );
    },
    // Whoever signs in has agreed on the same page.
    async loadExistingGrant({ oidc: { provider, client, session } }) {
      const grant = new provider.Grant({
        accountId: session.accountId,
        clientId: client.clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

type SignInForm = Partial<Record<'name' | 'email' | 'verified' | 'account', string>>;

/** The form's person, or what is missing. */
function readPerson(form: SignInForm): Person | string {
  const name = form.name?.trim() ?? '';
  const email = form.email?.trim() ?? '';
  if (!name) return 'Type a name';
  if (!email.includes('@')) return 'Type an e-mail';
  const account = form.account?.trim() ?? '';
  return { name, email, verified: form.verified === 'on', account };
}

/** The same e-mail and account come back as the same person, also after a restart. */
const subjectOf = ({ email, account }: Person): string =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), account]))
    .digest('hex')
    .slice(0, 24);

async function routes(
  server: FastifyInstance,
  provider: Provider,
  people: Map<string, Person>,
): Promise<void> {
  await server.register((scope, _options, done) => {
    readForms(scope);
    pages(scope, provider, people);
    done();
  });
  await server.register((scope, _options, done) => {
    // The provider reads its requests itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    const handle = provider.callback();
    scope.all(`${PATH}/*`, { ...POPUP, logLevel: 'warn' }, (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // Below its path it is on its own; the whole address tells it where it is.
      const originalUrl = request.raw.url ?? '';
      Object.assign(request.raw, { originalUrl, url: originalUrl.slice(PATH.length) });
      // Every sign-in may be another person's: none is remembered.
      const { headers } = request.raw;
      headers.cookie = headers.cookie?.replace(/_session[.\w]*=[^;]*(; |$)/g, '');
      void handle(request.raw, reply.raw);
    });
    done();
  });
}

function pages(scope: FastifyInstance, provider: Provider, people: Map<string, Person>): void {
  scope.setErrorHandler((error, request, reply) => {
    request.log.warn(error);
    return reply.status(400).type(HTML).send(forgottenPage());
  });

  scope.get(`${PATH}/sign-in/:uid`, POPUP, async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    return reply.type(HTML).send(signInPage(request.url));
  });

  scope.post<{ Body: SignInForm }>(`${PATH}/sign-in/:uid`, POPUP, async (request, reply) => {
    const person = readPerson(request.body);
    if (typeof person === 'string')
      return reply.status(400).type(HTML).send(signInPage(request.url, person));
    const accountId = subjectOf(person);
    people.set(accountId, person);
    const next = await provider.interactionResult(request.raw, reply.raw, {
      select_account: {},
      login: { accountId },
    });
    return reply.redirect(next, 303);
  });

  scope.post(`${PATH}/sign-in/:uid/refuse`, POPUP, async (request, reply) => {
    const next = await provider.interactionResult(request.raw, reply.raw, {
      error: 'access_denied',
      error_description: 'The person refused',
    });
    return reply.redirect(next, 303);
  });
}
