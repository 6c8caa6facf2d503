import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import {
  useRegisterMutation,
  useVerifyOtpMutation,
  type RegisterInput,
} from '../graphql/generated';
import { PageMeta } from '../ui/PageMeta';
import { useToast } from '../ui/useToast';
import { AlreadySignedIn } from './AlreadySignedIn';
import { AuthCard } from './AuthCard';
import { CodeForm } from './CodeForm';
import { useSessionUser } from './session';
import { SignUpDetailsForm } from './SignUpDetailsForm';
import { SocialSignIn } from './SocialSignIn';

const sendFailure = 'Failed to send signup OTP';
const emptyDetails: RegisterInput = { name: '', phone: '', email: '' };

const SignUpForms = () => {
  const [details, setDetails] = useState(emptyDetails);
  const [sentText, setSentText] = useState<string | null>(null);
  const [register] = useRegisterMutation();
  const [verifyOtp] = useVerifyOtpMutation();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const toast = useToast();

  const send = async (input: RegisterInput): Promise<void> => {
    const { data } = await register({ variables: { input } });
    const message = data?.register.message || 'Signup OTP sent to your email!';
    toast.success(message, { brief: true });
    setDetails(input);
    setSentText(message);
  };
  const verify = async (otp: string): Promise<void> => {
    const { data } = await verifyOtp({ variables: { input: { email: details.email, otp } } });
    toast.success(data?.verifyOtp.message || 'Signup complete!', { brief: true });
    void navigate('/signin', { state });
  };

  if (sentText === null) {
    return <SignUpDetailsForm details={details} failureText={sendFailure} onSend={send} />;
  }
  return (
    <CodeForm
      label="Confirm your e-mail"
      email={details.email}
      sentText={sentText}
      submitLabel="Sign Up"
      refusalText="One digit per box"
      failureText="Signup verification failed"
      onVerify={verify}
      onResend={async () => {
        await send(details).catch((error: unknown) => {
          toast.failure(error, sendFailure, { brief: true });
          throw error;
        });
      }}
      onChangeEmail={() => setSentText(null)}
    />
  );
};

export const SignUpPage = () => {
  const user = useSessionUser();
  const state: unknown = useLocation().state;
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AuthCard title="Create your account" text="Two short steps, and no password to remember.">
      <PageMeta title="Sign up" />
      <SignUpForms />
      <SocialSignIn verb="Sign up with" />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        Already have an account?{' '}
        <Link component={RouterLink} to="/signin" state={state} sx={{ fontWeight: 650 }}>
          Sign in
        </Link>
      </Typography>
    </AuthCard>
  );
};
