import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { EmailLinkPurpose } from '../../graphql/schema.generated';
import { type EmailLink_LinkFragment, useEmailLinkQuery } from './EmailLink.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';

interface OutcomeProps {
  text: string;
  failed?: boolean;
  next: { label: string; to: string };
}

/** Result of an e-mail link, with a link to the next page. */
export const LinkOutcome = ({ text, failed, next }: OutcomeProps) => (
  <Stack spacing={3}>
    <Typography role={failed ? 'alert' : 'status'}>{text}</Typography>
    <Button component={RouterLink} to={next.to} variant="contained" size="large">
      {next.label}
    </Button>
  </Stack>
);

const Looking = () => (
  <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
    <CircularProgress size={24} aria-hidden />
    <Typography>One moment...</Typography>
  </Stack>
);

interface EmailLinkProps {
  token: string;
  /** Accepted purposes of links on this page. */
  purposes: readonly EmailLinkPurpose[];
  /** Text for a link that is no longer valid. */
  gone: Pick<OutcomeProps, 'text' | 'next'>;
  children: (link: EmailLink_LinkFragment) => ReactNode;
}

/**
 * Page of an e-mail link. Opening the page changes nothing, because mail scanners open links and
 * run scripts.
 */
export const EmailLink = ({ token, purposes, gone, children }: EmailLinkProps) => {
  const { data, error, refetch } = useEmailLinkQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Looking />;
  const link = data.emailLink;
  if (!link || !purposes.includes(link.purpose)) return <LinkOutcome failed {...gone} />;
  return children(link);
};

export const EmailText = ({ children }: { children: string }) => (
  <Typography component="strong" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
