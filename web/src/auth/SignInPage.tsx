import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLoginMutation, useVerifyLoginMutation } from '../graphql/generated';
import { PageMeta } from '../ui/PageMeta';
import { useToast } from '../ui/useToast';
import { AlreadySignedIn } from './AlreadySignedIn';
import { AuthCard } from './AuthCard';
import { CodeForm } from './CodeForm';
import { EmailForm } from './EmailForm';
import { useSessionUser } from './session';
import { SocialSignIn } from './SocialSignIn';
import { useSignedIn } from './useSignedIn';

const sendFailure = 'Failed to send login OTP. Please try again.';

const SignInForms = () => {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const [typedEmail, setTypedEmail] = useState('');
  const [login] = useLoginMutation();
  const [verifyLogin] = useVerifyLoginMutation();
  const signedIn = useSignedIn();
  const toast = useToast();

  const send = async (email: string): Promise<void> => {
    const { data } = await login({ variables: { email } });
    const message = data?.login.message || 'Login OTP sent to your email!';
    toast.success(message, { brief: true });
    setTypedEmail(email);
    setSent({ email, message });
  };
  const verify = async (otp: string): Promise<void> => {
    const { data } = await verifyLogin({ variables: { input: { email: typedEmail, otp } } });
    if (data) signedIn(data.verifyLogin);
  };

  if (!sent) return <EmailForm email={typedEmail} failureText={sendFailure} onSend={send} />;
  return (
    <CodeForm
      label="Sign in with the code"
      email={sent.email}
      sentText={sent.message}
      submitLabel="Login"
      refusalText="Only digits allowed"
      failureText="Login failed"
      keptText="Login verification failed"
      onVerify={verify}
      onResend={async () => {
        await send(sent.email).catch((error: unknown) => {
          toast.failure(error, sendFailure, { brief: true });
          throw error;
        });
      }}
      onChangeEmail={() => setSent(null)}
    />
  );
};

export const SignInPage = () => {
  const user = useSessionUser();
  const state: unknown = useLocation().state;
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AuthCard title="Welcome back" text="Sign in with a code that we send to your e-mail.">
      <PageMeta title="Sign in" />
      <SignInForms />
      <SocialSignIn verb="Sign in with" />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        New here?{' '}
        <Link component={RouterLink} to="/signup" state={state} sx={{ fontWeight: 650 }}>
          Sign up
        </Link>
      </Typography>
    </AuthCard>
  );
};
