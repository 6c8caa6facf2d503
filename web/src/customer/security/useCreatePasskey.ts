import { startRegistration } from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { passkeyErrorText } from '../../session/passkeys/passkeys';
import type { WithReauthentication } from '../../session/reauthentication/useReauthentication';
import { AccountSecurityDocument } from './SecurityPage.generated';
import { useCreatePasskeyMutation, useBeginPasskeyMutation } from './useCreatePasskey.generated';
import { useToast } from '../../ui/feedback/useToast';

const closedText = 'No passkey was added.';

/**
 * Passkey registration in two steps: gets the options from the server, then sends the created
 * passkey. `withReauthentication` handles a required reauthentication.
 */
export function useCreatePasskey(withReauthentication: WithReauthentication) {
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useCreatePasskeyMutation({
    refetchQueries: [AccountSecurityDocument],
    awaitRefetchQueries: true,
  });
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const begun = await withReauthentication(() => begin());
      if (!begun) return setBusy(false);
      const { data: asked } = begun;
      const optionsJSON = JSON.parse(
        asked?.beginPasskey ?? '{}',
      ) as PublicKeyCredentialCreationOptionsJSON;
      const credential = JSON.stringify(await startRegistration({ optionsJSON }));
      const { data } = await finish({ variables: { credential } });
      toast.success(data?.createPasskey.message ?? 'Passkey added');
    } catch (error) {
      toast.error(passkeyErrorText(error, closedText));
    }
    setBusy(false);
  };
  return { busy, add };
}
