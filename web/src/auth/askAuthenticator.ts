import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Has the browser ask for a passkey, in the words of the server and for it. Fetched when somebody signs in so. */
export async function askAuthenticator(question: string): Promise<string> {
  const optionsJSON = JSON.parse(question) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
