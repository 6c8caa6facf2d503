import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useRequestSignInCodeMutation,
  useSignInWithCodeMutation,
} from '../session/code/SignInCode.generated';
import { useToast } from '../ui/feedback/useToast';
import { lazySection } from '../ui/feedback/lazySection';
import { useFetchAhead } from '../ui/feedback/lazyComponent';
import { EmailForm } from './EmailForm';
import { prefilledEmail } from './prefilledEmail';
import { tooEarly, useCodeStep } from '../session/code/useCodeStep';
import { useSignedIn } from '../session/useSignedIn';

// Loads after a code is requested.
const CodeForm = lazySection(() => import('../session/code/CodeForm'), 'CodeForm');

const sendFailure = 'Failed to send login OTP. Please try again.';

export const SignInForms = () => {
  useFetchAhead(CodeForm);
  const { step, sent, haveCode, usedUp, leave } = useCodeStep('signin');
  const prefilled = prefilledEmail.read(useLocation().state);
  const [failure, setFailure] = useState<unknown>(null);
  const [login] = useRequestSignInCodeMutation();
  const [signInWithCode] = useSignInWithCodeMutation();
  const signedIn = useSignedIn();
  const toast = useToast();

  const send = async (email: string): Promise<void> => {
    try {
      const { data } = await login({ variables: { email } });
      const message = data?.requestSignInCode.message || 'Login OTP sent to your email!';
      toast.success(message, { brief: true });
      sent(email, message);
    } catch (error) {
      toast.failure(error, sendFailure, { brief: true });
      const seconds = tooEarly(error);
      // An earlier code may still be valid, so the boxes for it open.
      if (seconds !== null) haveCode(email, seconds);
      else setFailure(error);
    }
  };

  if (!step?.open) {
    return (
      <EmailForm
        email={step?.email ?? prefilled}
        failure={failure}
        onSend={(email) => {
          setFailure(null);
          return send(email);
        }}
        onHaveCode={haveCode}
      />
    );
  }
  return (
    <CodeForm
      label="Sign in with the code"
      step={step}
      submitLabel="Login"
      refusalText="Only digits allowed"
      failureText="Login failed"
      formFailureText="Login verification failed"
      onVerify={async (otp) => {
        const input = { email: step.email, otp };
        const { data } = await signInWithCode({ variables: { input } });
        if (data) signedIn(data.signInWithCode);
      }}
      onResend={() => send(step.email)}
      onUsedUp={usedUp}
      onChangeEmail={leave}
    />
  );
};
