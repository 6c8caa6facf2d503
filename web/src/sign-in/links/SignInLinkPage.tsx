import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SignUpDetailsInput } from '../../graphql/schema.generated';
import type { EmailLink_LinkFragment } from './EmailLink.generated';
import { useSignInWithEmailLinkMutation } from './SignInLinkPage.generated';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { PageMeta } from '../../ui/PageMeta';
import { AuthCard } from '../AuthCard';
import { EmailText, LinkOutcome, EmailLink } from './EmailLink';
import { homeOf } from '../../session/permissions/staff';
import { useSessionUser, type SessionUser } from '../../session/session';
import { SignUpLinkForm } from './SignUpLinkForm';
import { useLinkAction } from './useLinkAction';
import { useLinkToken } from './useLinkToken';
import { useSignedIn } from '../../session/useSignedIn';

const next = { label: 'Request a new code', to: '/signin' };

const FAILED = 'Login failed';

const gone = { text: 'This link has expired or was already used. Please request a new one', next };

interface AskedProps {
  link: EmailLink_LinkFragment;
  user: SessionUser | null;
}

const Words = ({ link: { purpose, email, isForViewer, needsDetails }, user }: AskedProps) => {
  const whom = <EmailText>{email}</EmailText>;
  if (!user)
    return purpose === 'SIGN_UP' ? (
      <Typography>
        This link finishes the sign-up of {whom} and signs you in.
        {needsDetails && ' Please enter your name and phone number.'}
      </Typography>
    ) : (
      <Typography>This link signs you in as {whom}.</Typography>
    );
  return (
    <Typography>
      You are signed in as <strong>{user.name}</strong> (<EmailText>{user.email ?? ''}</EmailText>).{' '}
      {isForViewer ? (
        'Do you want to sign in to the same account again?'
      ) : (
        <>Continue to sign out and sign in as {whom}.</>
      )}
    </Typography>
  );
};

/** Confirmation by the user before the link replaces a session. The link may belong to another account. */
const Asked = ({ link, user, token }: AskedProps & { token: string }) => {
  const signedIn = useSignedIn();
  const [signIn] = useSignInWithEmailLinkMutation();
  const use = async (details?: SignUpDetailsInput) => {
    const { data } = await signIn({ variables: { token, details } });
    if (data) signedIn(data.signInWithEmailLink);
  };
  const { action, start } = useLinkAction(use, FAILED);

  if (action.state === 'failed') return <LinkOutcome failed text={action.text} next={next} />;
  const busy = action.state !== 'asked';
  const label = link.purpose === 'SIGN_UP' ? 'Finish signing up' : 'Sign in with the link';
  return (
    <Stack spacing={2}>
      <Words link={link} user={user} />
      {user && (
        <Button component={RouterLink} to={homeOf(user)} replace variant="contained" size="large">
          Stay signed in
        </Button>
      )}
      {link.needsDetails ? (
        <SignUpLinkForm failureText={FAILED} onSend={use} />
      ) : (
        <Button
          variant={user ? 'outlined' : 'contained'}
          color={user ? 'inherit' : 'primary'}
          size="large"
          disabled={busy}
          aria-busy={busy}
          onClick={ignoreDoubleClick(start)}
        >
          {busy ? 'Signing you in...' : label}
        </Button>
      )}
    </Stack>
  );
};

/** Page of the one-time sign-in link in an e-mail. */
export const SignInLinkPage = () => {
  const user = useSessionUser();
  const token = useLinkToken();
  return (
    <AuthCard title="Sign in">
      <PageMeta title="Sign in" noIndex />
      <EmailLink key={token} token={token} purposes={['SIGN_IN', 'SIGN_UP']} gone={gone}>
        {(link) => <Asked link={link} user={user} token={token} />}
      </EmailLink>
    </AuthCard>
  );
};
