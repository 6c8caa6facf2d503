import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Prerendered } from '../ui/feedback/Prerendered';
import { useIsHydrating } from '../ui/feedback/useIsHydrating';
import { PageMeta } from '../ui/PageMeta';
import { AlreadySignedIn } from '../session/AlreadySignedIn';
import { AuthCard } from './AuthCard';
import { prefilledEmail } from './prefilledEmail';
import { SavedDraftsNotice } from '../session/SavedDraftsNotice';
import { useSessionUser } from '../session/session';
import { usePasskeysThere } from '../session/passkeys/passkeys';
import { PasskeySignIn } from './PasskeySignIn';
import { SignInForms } from './SignInForms';
import { SocialSignIn } from './SocialSignIn';

const greeting = {
  title: 'Sign in to your account',
  text: 'Sign in with a code that we send to your email.',
};
const afterSignUp = {
  title: 'Your account is ready',
  text: 'Now sign in: we send another code to your email.',
};

export const SignInPage = () => {
  const user = useSessionUser();
  const passkeys = usePasskeysThere();
  const state: unknown = useLocation().state;
  const hydrating = useIsHydrating();
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AuthCard {...(!hydrating && prefilledEmail.read(state) ? afterSignUp : greeting)}>
      <PageMeta title="Sign in" />
      <Prerendered>
        <SavedDraftsNotice />
        <SignInForms />
      </Prerendered>
      <PasskeySignIn />
      <SocialSignIn verb="Sign in with" joined={passkeys} />
      <Typography sx={{ mt: 3, textAlign: 'center' }}>
        New here?{' '}
        <Link component={RouterLink} to="/signup" state={state} sx={{ fontWeight: 650 }}>
          Sign up
        </Link>
      </Typography>
    </AuthCard>
  );
};
