import { useSyncExternalStore } from 'react';
import { errorText } from '../graphql/errors';

const never = () => () => undefined;

const areThere = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether this browser has passkeys, at this address: browsers offer them over https and on localhost only. */
export const usePasskeysThere = (): boolean => useSyncExternalStore(never, areThere, () => true);

/** What a browser or an authenticator refuses, by the name of its error. */
const refusals: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys need a secure (https) address.',
  NotSupportedError: 'This device does not support passkeys.',
  ConstraintError: 'Set up a screen lock on this device first, then try again.',
};

/** Why a passkey was not made or used: closing the browser's window is a reason too. */
export function passkeyErrorText(error: unknown, closedText: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return closedText;
  return refusals[name] ?? errorText(error);
}
