import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { errorText } from '../graphql/errors';
import { useSignInWithLinkMutation } from '../graphql/generated';
import { PageMeta } from '../ui/PageMeta';
import { useOnce } from '../ui/useOnce';
import { AuthCard } from './AuthCard';
import { homeOf, useSessionUser, type SessionUser } from './session';
import { useSignedIn } from './useSignedIn';

const UseLink = ({ token }: { token: string }) => {
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string | null>(null);
  const [signIn] = useSignInWithLinkMutation();

  useOnce(() => {
    signIn({ variables: { token } })
      .then(({ data }) => data && signedIn(data.signInWithLink))
      .catch((error: unknown) => setFailure(errorText(error, 'Login failed')));
  });

  if (failure === null) {
    return (
      <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
        <CircularProgress size={24} aria-hidden />
        <Typography>Signing you in...</Typography>
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <Typography role="alert">{failure}</Typography>
      <Button component={RouterLink} to="/signin" variant="contained" size="large">
        Ask for a new code
      </Button>
    </Stack>
  );
};

/** A link may be somebody else's: it signs nobody out who did not ask for it. */
const Question = ({ user, onUse }: { user: SessionUser; onUse: () => void }) => (
  <Stack spacing={2}>
    <Typography>
      You are signed in as <strong>{user.name}</strong> ({user.email}). Signing in with this link
      signs you out first.
    </Typography>
    <Button component={RouterLink} to={homeOf(user)} replace variant="contained" size="large">
      Stay signed in
    </Button>
    <Button variant="outlined" color="inherit" size="large" onClick={onUse}>
      Sign in with the link
    </Button>
  </Stack>
);

/** Where the one-time link of a mail leads. */
export const SignInLinkPage = () => {
  const [search] = useSearchParams();
  const user = useSessionUser();
  const [agreed, setAgreed] = useState(false);
  return (
    <AuthCard title="Sign in">
      <PageMeta title="Sign in" noIndex />
      {user && !agreed ? (
        <Question user={user} onUse={() => setAgreed(true)} />
      ) : (
        <UseLink token={search.get('token') ?? ''} />
      )}
    </AuthCard>
  );
};
