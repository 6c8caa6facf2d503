import type { App } from '../../platform/app.js';
import { site } from '../../site.js';

/** Whose passkeys these are: the site at PUBLIC_URL, and no other one. */
export function relyingParty({ publicUrl }: Pick<App, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: site.brand, origin };
}

/** The account as authenticators know it; tells nothing of the person. */
export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId));

/** Ed25519, ES256 and RS256 as COSE numbers them: every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded when a passkey is first used: it has a tenth of all modules that a start would load. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
