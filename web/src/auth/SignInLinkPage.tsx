import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { errorText } from '../graphql/errors';
import { useSignInWithLinkMutation } from '../graphql/generated';
import { PageMeta } from '../ui/PageMeta';
import { useOnce } from '../ui/useOnce';
import { AuthCard } from './AuthCard';
import { homeOf, useSessionUser } from './session';
import { useSignedIn } from './useSignedIn';

/** Where the one-time link of a mail leads. */
export const SignInLinkPage = () => {
  const [search] = useSearchParams();
  const user = useSessionUser();
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string | null>(null);
  const [signIn] = useSignInWithLinkMutation();

  useOnce(() => {
    signIn({ variables: { token: search.get('token') ?? '' } })
      .then(({ data }) => data && signedIn(data.signInWithLink))
      .catch((error: unknown) => setFailure(errorText(error, 'Login failed')));
  });

  if (user && !failure) return <Navigate to={homeOf(user)} replace />;
  return (
    <AuthCard title="Sign in">
      <PageMeta title="Sign in" noIndex />
      {failure ? (
        <Stack spacing={3}>
          <Typography role="alert">{failure}</Typography>
          <Button component={RouterLink} to="/signin" variant="contained" size="large">
            Ask for a new code
          </Button>
        </Stack>
      ) : (
        <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
          <CircularProgress size={24} aria-hidden />
          <Typography>Signing you in...</Typography>
        </Stack>
      )}
    </AuthCard>
  );
};
