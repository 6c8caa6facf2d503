import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../session/session';
import { useAccountSecurityQuery } from './SecurityPage.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageMeta } from '../../ui/PageMeta';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { PasskeyRequirementNotice } from './PasskeyRequirementNotice';
import { Passkeys } from './Passkeys';
import { Sessions } from './Sessions';

const Sections = () => {
  const user = useSessionUser();
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton label="Loading..." />
    );
  }
  const { passkeys, sessions, passkeyRequirement } = data.accountSecurity;
  return (
    <Stack spacing={4}>
      <PasskeyRequirementNotice requirement={passkeyRequirement} />
      <Passkeys email={user?.email ?? ''} passkeys={passkeys} requirement={passkeyRequirement} />
      {passkeyRequirement === 'NONE' && <Sessions sessions={sessions} />}
    </Stack>
  );
};

/** Account security page of customers and staff, with passkeys and sessions. */
export const SecurityPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
    <PageMeta title="Security" noIndex />
    <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, mb: 3 }}>
      Security
    </Typography>
    <Sections />
  </Container>
);
