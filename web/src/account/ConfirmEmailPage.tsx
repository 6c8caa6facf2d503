import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthCard } from '../auth/AuthCard';
import { useSessionUser } from '../auth/session';
import { errorText } from '../graphql/errors';
import { useAccountQuery, useConfirmEmailMutation } from '../graphql/generated';
import { PageMeta } from '../ui/PageMeta';
import { useOnce } from '../ui/useOnce';

type Outcome = { message: string; confirmed: boolean };

/** What is known here of the signed-in person is out of date now. */
const NewAccount = () => {
  useAccountQuery({ fetchPolicy: 'network-only' });
  return null;
};

/** Where the mail leads that asks to confirm a changed e-mail. */
export const ConfirmEmailPage = () => {
  const [search] = useSearchParams();
  const user = useSessionUser();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [confirm] = useConfirmEmailMutation();

  useOnce(() => {
    confirm({ variables: { token: search.get('token') ?? '' } })
      .then(({ data }) =>
        setOutcome({ message: data?.confirmEmail.message ?? '', confirmed: true }),
      )
      .catch((error: unknown) => setOutcome({ message: errorText(error), confirmed: false }));
  });

  return (
    <AuthCard title={outcome?.confirmed ? 'E-mail confirmed' : 'Confirm your e-mail'}>
      <PageMeta title="Confirm your e-mail" noIndex />
      {user && outcome?.confirmed && <NewAccount />}
      <Stack spacing={3}>
        <Typography role={outcome && !outcome.confirmed ? 'alert' : 'status'}>
          {outcome?.message ?? 'One moment...'}
        </Typography>
        {outcome && (
          <Button
            component={RouterLink}
            to={user ? '/account?tab=account' : '/signin'}
            variant="contained"
            size="large"
          >
            {user ? 'My Profile' : 'Sign in'}
          </Button>
        )}
      </Stack>
    </AuthCard>
  );
};
