import { useSyncExternalStore } from 'react';
import { errorText } from '../../graphql/errors';

const never = () => () => undefined;

const areThere = (): boolean => typeof window.PublicKeyCredential === 'function';

/** True if passkeys are available. Browsers offer passkeys over https and on localhost only. */
export const usePasskeysThere = (): boolean => useSyncExternalStore(never, areThere, () => true);

/** Messages for errors of the browser or authenticator, by error name. */
const refusals: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address. Sign in with a code.',
  NotSupportedError:
    'This device does not support passkeys. Use another device, or sign in with a code.',
  ConstraintError: 'Set up a screen lock on this device first, then try again.',
};

/** Message for a failed passkey request. Closing the browser's window counts as a failure. */
export function passkeyErrorText(error: unknown, closedText: string): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return closedText;
  return refusals[name] ?? errorText(error);
}
