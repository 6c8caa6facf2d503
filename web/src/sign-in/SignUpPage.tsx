import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Prerendered } from '../ui/feedback/Prerendered';
import { PageMeta } from '../ui/PageMeta';
import { AlreadySignedIn } from '../session/AlreadySignedIn';
import { AuthCard } from './AuthCard';
import { useSessionUser } from '../session/session';
import { SignUpForms } from './SignUpForms';
import { SocialSignIn } from './SocialSignIn';

export const SignUpPage = () => {
  const user = useSessionUser();
  const state: unknown = useLocation().state;
  if (user) return <AlreadySignedIn user={user} />;
  return (
    <AuthCard title="Create your account" text="Two short steps, and no password to remember.">
      <PageMeta title="Sign up" />
      <Prerendered>
        <SignUpForms />
      </Prerendered>
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
