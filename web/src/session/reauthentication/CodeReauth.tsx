import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useRequestSignInCodeMutation,
  useSignInWithCodeMutation,
} from '../code/SignInCode.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useRunOnce } from '../../ui/useRunOnce';
import { CodeForm } from '../code/CodeForm';
import { haveCodeText, tooEarly, useCodeStep } from '../code/useCodeStep';
import { session } from '../session';

export interface ReauthProps {
  email: string;
  onReauthenticated: () => void;
}

/**
 * Reauthentication by e-mail code. Sends a code, unless one was just sent, and signs in again with
 * the code.
 */
function useReauthCode({ email, onReauthenticated }: ReauthProps) {
  const { step: stored, sent, haveCode, usedUp } = useCodeStep('reauth');
  const [failure, setFailure] = useState<unknown>(null);
  const [login] = useRequestSignInCodeMutation();
  const [signInWithCode] = useSignInWithCodeMutation();
  const step = stored?.open && stored.email === email ? stored : null;

  const send = async (): Promise<void> => {
    setFailure(null);
    try {
      await login({ variables: { email } });
      sent(email, haveCodeText.reauth);
    } catch (error) {
      const seconds = tooEarly(error);
      // An earlier code may still be valid, so the boxes for it open.
      if (seconds !== null) haveCode(email, seconds);
      else setFailure(error);
    }
  };
  const verify = async (otp: string): Promise<void> => {
    const { data } = await signInWithCode({ variables: { input: { email, otp } } });
    if (!data) return;
    session.renew(data.signInWithCode.userDetails, data.signInWithCode.token);
    onReauthenticated();
  };
  useRunOnce(() => {
    if (!step || step.usedUp) void send();
  });
  return { step, failure, send, verify, usedUp };
}

export const CodeReauth = (props: ReauthProps) => {
  const { step, failure, send, verify, usedUp } = useReauthCode(props);
  if (failure) return <ErrorState error={failure} onRetry={() => void send()} />;
  if (!step) return <Typography role="status">Sending you a code...</Typography>;
  return (
    <CodeForm
      label="Enter the code we sent you"
      step={step}
      submitLabel="Continue"
      refusalText="Only digits allowed"
      failureText="Could not check this code. Please try again"
      formFailureText="Could not check this code. Please try again"
      onVerify={verify}
      onResend={send}
      onUsedUp={usedUp}
    />
  );
};
