import { useLocation, useNavigate } from 'react-router-dom';
import type { RequestSignUpCodeInput } from '../graphql/schema.generated';
import { useRequestSignUpCodeMutation, useSignUpWithCodeMutation } from './SignUpPage.generated';
import { lazySection } from '../ui/feedback/lazySection';
import { useFetchAhead } from '../ui/feedback/lazyComponent';
import { drafts } from '../ui/form/draft/drafts';
import { useToast } from '../ui/feedback/useToast';
import { codeSteps } from '../session/code/codeSteps';
import { prefilledEmail } from './prefilledEmail';
import { newAccount } from './newAccount';
import { SignUpDetailsForm } from './SignUpDetailsForm';
import { carriedDetails, signUpDraft } from './signUpDraft';
import { tooEarly, useCodeStep } from '../session/code/useCodeStep';

// Loads after a code is requested.
const CodeForm = lazySection(() => import('../session/code/CodeForm'), 'CodeForm');

const sendFailure = 'Failed to send signup OTP';

export const SignUpForms = () => {
  useFetchAhead(CodeForm);
  const { step, sent, haveCode, usedUp, leave } = useCodeStep('signup');
  const state: unknown = useLocation().state;
  const [register] = useRequestSignUpCodeMutation();
  const [signUpWithCode] = useSignUpWithCodeMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const send = async (input: RequestSignUpCodeInput): Promise<void> => {
    const { email, ...details } = input;
    try {
      const { data } = await register({ variables: { input } });
      const message = data?.requestSignUpCode.message || 'Signup OTP sent to your email!';
      toast.success(message, { brief: true });
      sent(email, message, details);
    } catch (error) {
      const seconds = tooEarly(error);
      if (seconds === null) throw error;
      toast.failure(error, sendFailure, { brief: true });
      // An earlier code may still be valid, so the boxes for it open.
      haveCode(email, seconds, details);
    }
  };
  const resend = async (email: string): Promise<void> => {
    if (!step?.details) {
      toast.info('Please enter your name and phone to get a new code.', { brief: true });
      return leave();
    }
    await send({ ...step.details, email }).catch((error: unknown) =>
      toast.failure(error, sendFailure, { brief: true }),
    );
  };

  if (!step?.open) {
    const email = step?.email ?? prefilledEmail.read(state);
    return (
      <SignUpDetailsForm
        details={{ ...carriedDetails.read(), ...step?.details, email }}
        failureText={sendFailure}
        onSend={send}
        onHaveCode={haveCode}
      />
    );
  }
  return (
    <CodeForm
      label="Confirm your email"
      step={step}
      submitLabel="Sign Up"
      refusalText="One digit per box"
      failureText="Signup verification failed"
      formFailureText="Signup verification failed"
      onVerify={async (otp) => {
        const { data } = await signUpWithCode({ variables: { input: { email: step.email, otp } } });
        toast.success(data?.signUpWithCode.message || 'Signup complete!', { brief: true });
        codeSteps.drop('signup');
        // A code of the sign-in form does not apply to the new account.
        codeSteps.drop('signin');
        drafts.drop(signUpDraft);
        carriedDetails.drop();
        newAccount.made(step.email);
        void navigate('/signin', { state: prefilledEmail.add(state, step.email) });
      }}
      onResend={() => resend(step.email)}
      onUsedUp={usedUp}
      onChangeEmail={leave}
    />
  );
};
