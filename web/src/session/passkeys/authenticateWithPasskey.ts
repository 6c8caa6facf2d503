import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Returns the passkey's answer to the server's challenge. Loaded when a user signs in with a passkey. */
export async function authenticateWithPasskey(question: string): Promise<string> {
  const optionsJSON = JSON.parse(question) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
