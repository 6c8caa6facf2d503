import { generateKeyPairSync } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import type { AppContext } from '../platform/app-context.js';
import type { SocialSettings } from './social.client.js';

export interface Person {
  name: string;
  email: string;
  verified: boolean;
  /** Distinguishes two people with the same e-mail; empty for the first one. */
  account: string;
}

/** Creates the development provider, with the people who have signed in so far. */
export const createProvider = (
  app: AppContext,
  settings: SocialSettings,
  people: Map<string, Person>,
): Provider => new Provider(settings.issuer, configuration(app, settings, people));

function configuration(
  app: AppContext,
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
    interactions: {
      policy,
      url: (_context, { uid }) => `${new URL(settings.issuer).pathname}/sign-in/${uid}`,
    },
    // The store is set explicitly, because the provider warns otherwise. Losing its sessions and
    // codes does no harm.
    adapter: createMemoryAdapter(),
    // E-mail and name are in the id token, as with Google.
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
    // The user has given consent on the sign-in page, so no consent page follows.
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
