import { useState } from 'react';
import type { UseSignedIn_PayloadFragment } from '../useSignedIn.generated';
import {
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
} from './PasskeySignIn.generated';
import { useToast } from '../../ui/feedback/useToast';
import { passkeyErrorText } from './passkeys';

const closedText = 'No passkey was used. Try again, or sign in with a code.';

/** Signs in with a passkey that the user selects. */
export function usePasskeySignIn(onSignedIn: (payload: UseSignedIn_PayloadFragment) => void): {
  busy: boolean;
  signIn: () => Promise<void>;
} {
  const [begin] = useBeginPasskeySignInMutation();
  const [finish] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const signIn = async (): Promise<void> => {
    setBusy(true);
    try {
      // Loads the passkey code while the server creates the challenge.
      const [{ authenticateWithPasskey }, { data: asked }] = await Promise.all([
        import('./authenticateWithPasskey'),
        begin(),
      ]);
      const credential = await authenticateWithPasskey(asked?.beginPasskeySignIn ?? '{}');
      const { data } = await finish({ variables: { credential } });
      if (data) onSignedIn(data.signInWithPasskey);
    } catch (error) {
      toast.error(passkeyErrorText(error, closedText));
    }
    setBusy(false);
  };
  return { busy, signIn };
}
