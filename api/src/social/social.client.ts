import * as oidc from 'openid-client';
import { AppError } from '../platform/errors.js';
import type { Log } from '../platform/log.js';

export interface SocialSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name of the provider on the button, such as 'Google'. */
  label: string;
  /** URL to which the provider redirects. */
  redirectUri: string;
  /** Allows plain HTTP to the provider, only for the development provider on this machine. */
  insecure?: boolean;
}

/**
 * Values that bind the response of the provider to this browser. A cookie stores them encrypted
 * until the provider redirects back.
 */
export interface SignInChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Verified claims of the provider about a person. */
export interface SocialPerson {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface SocialClient {
  label: string;
  /**
   * Returns the URL for the popup. Throws SERVICE_UNAVAILABLE when the provider cannot be reached.
   */
  begin(log: Log): Promise<{ url: URL; checks: SignInChecks }>;
  /** Returns the person who signed in. Throws an AppError whose message can be shown. */
  finish(callback: URL, checks: SignInChecks, log: Log): Promise<SocialPerson>;
}

const TIMEOUT_SECONDS = 10;

const USE_CODE = 'or sign in with a code sent to your email';

const unreachable = (label: string) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    `${label} cannot be reached right now. Please try again, ${USE_CODE}`,
  );

const refused = (message: string) => new AppError('BAD_USER_INPUT', message);

/**
 * Whether the error means that the provider cannot be reached. An untrusted response is another
 * error.
 */
function isOutage(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (!(error instanceof oidc.ClientError)) return false;
  const response = error.cause instanceof Response ? error.cause.status : 0;
  return error.code === 'OAUTH_TIMEOUT' || response >= 500;
}

/** Cause of an error for the log, without the response, which contains tokens. */
const causeOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, code: (error as { code?: unknown }).code, message: error.message }
    : {};

/** Client for sign-in with an OpenID Connect provider: code flow with PKCE, state and nonce. */
export function createSocialClient(settings: SocialSettings): SocialClient {
  const { issuer, clientId, clientSecret, label, redirectUri, insecure } = settings;
  let configuration: Promise<oidc.Configuration> | undefined;

  /**
   * Reads the provider's metadata at the first use, so that an unreachable provider does not stop
   * the start of the server.
   */
  async function discover(log: Log): Promise<oidc.Configuration> {
    configuration ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])],
    });
    try {
      return await configuration;
    } catch (error) {
      configuration = undefined;
      log.warn({ issuer, cause: causeOf(error) }, 'identity provider cannot be reached');
      throw unreachable(label);
    }
  }

  return {
    label,
    async begin(log) {
      const config = await discover(log);
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        // Makes the provider always ask for the account. Otherwise it would sign in the last person
        // who used this computer.
        prompt: 'select_account',
      });
      return { url, checks };
    },
    async finish(callback, checks, log) {
      checkAnswer(callback.searchParams, checks.state, label);
      const config = await discover(log);
      try {
        return await readPerson(config, callback, checks);
      } catch (error) {
        log.warn({ issuer, cause: causeOf(error) }, 'social sign-in refused');
        if (isOutage(error)) throw unreachable(label);
        throw refused(
          `We could not verify the sign-in from ${label}. Please try again, ${USE_CODE}`,
        );
      }
    },
  };
}

function checkAnswer(answer: URLSearchParams, state: string, label: string): void {
  // The state is checked first, because a response that this browser did not request must not be
  // used.
  if (answer.get('state') !== state)
    throw refused('This sign-in was not started in this window. Please start again');
  const error = answer.get('error');
  if (error === 'access_denied')
    throw refused(`You cancelled the sign-in at ${label}. Please try again, ${USE_CODE}`);
  if (error) throw refused(`${label} could not sign you in. Please try again, ${USE_CODE}`);
}

async function readPerson(
  config: oidc.Configuration,
  callback: URL,
  { state, nonce, verifier }: SignInChecks,
): Promise<SocialPerson> {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new TypeError('no id token');
  // OpenID Connect limits the subject to 255 ASCII characters.
  if (!/^[\x20-\x7e]{1,255}$/.test(token.sub)) throw new Error('no usable subject');
  const claims =
    token['email'] === undefined && config.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub)
      : token;
  return {
    issuer: token.iss,
    subject: token.sub,
    email: text(claims['email']),
    // Some providers send booleans as text.
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: text(claims['name']),
  };
}

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim ? claim : null);
