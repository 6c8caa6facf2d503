import type { AppContext } from '../../platform/app-context.js';
import { site } from '../../site-config.js';

/** WebAuthn relying party: the site at PUBLIC_URL. */
export function relyingParty({ publicUrl }: Pick<AppContext, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: site.brand, origin };
}

/** WebAuthn user handle; it contains no personal data. */
export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId));

/** COSE ids of Ed25519, ES256 and RS256; every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The library is loaded at the first use of a passkey, because it contains a tenth of all modules
 * that a start would load.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
